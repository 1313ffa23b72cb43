import { expect, test } from '@jest/globals';
import { render, screen } from '@itinera/shared/testing';
import { ErrorSummary } from './ErrorSummary';

const root = { type: 'custom', message: 'It was refused.' };
const name = { type: 'server', message: 'You have one of this name.' };
const summary = (errors: object) => (
  <>
    <input aria-label="Name" />
    <ErrorSummary errors={errors} labelOf={() => 'Name'} onGo={() => undefined} />
  </>
);

test('a refusal without a field gets the focus', () => {
  render(summary({ root }));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('the corrected field keeps the focus, also when the last error is gone', () => {
  const { rerender } = render(summary({ root, name }));
  screen.getByRole('textbox').focus();
  rerender(summary({ root }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(summary({ root: { ...root } }));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('API words are not shown to people', () => {
  render(summary({ name: { type: 'server', message: 'Use one of booking_created, payment_received.' } }));
  expect(screen.getByRole('alert')).toHaveTextContent('Name: Choose an entry for ‘Name’.');
});
