import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@itinera/shared/testing';
import { SlowNotice } from './SlowNotice';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const hotels = { pathname: '/hotels', search: '?q=spa' };

test('a hanging page is reported within six seconds, with a remedy', () => {
  render(<SlowNotice loading={hotels} />);
  pass(5999);
  expect(screen.queryByRole('status')).toBeNull();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Hotels is taking longer than usual.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the notice disappears when the page is loaded, and the next page has its own six seconds', () => {
  const { rerender } = render(<SlowNotice loading={hotels} />);
  pass(6000);
  rerender(<SlowNotice loading={undefined} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<SlowNotice loading={{ pathname: '/airports', search: '' }} />);
  pass(5000);
  expect(screen.queryByRole('status')).toBeNull();
});
