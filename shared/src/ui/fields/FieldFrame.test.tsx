import { expect, test } from '@jest/globals';
import {
  belowId,
  FieldFrame,
  OutlinedInput,
  themes,
  ThemeProvider,
  type FieldTexts,
} from '@itinera/shared/ui';
import { applyStyles, render, screen, userEvent } from '@itinera/shared/testing';

applyStyles();

function show(texts: Omit<FieldTexts, 'label'>) {
  render(
    <ThemeProvider theme={themes.dark}>
      <FieldFrame {...texts} label="PNR" id="pnr">
        <OutlinedInput id="pnr" aria-describedby={belowId('pnr', texts)} />
      </FieldFrame>
    </ThemeProvider>,
  );
  return screen.getByRole('textbox', { name: 'PNR' });
}

const hint = 'Six letters or digits';

test('help is visible while the field has the focus, and describes the field at all times', async () => {
  const field = show({ hint });
  expect(screen.getByText(hint)).not.toBeVisible();
  expect(field).toHaveAccessibleDescription(hint);
  await userEvent.click(field);
  expect(screen.getByText(hint)).toBeVisible();
  await userEvent.tab();
  expect(screen.getByText(hint)).not.toBeVisible();
});

test('an error is visible without the focus, in place of the help', () => {
  show({ hint, problem: 'Enter a PNR.' });
  expect(screen.getByText('Enter a PNR.')).toBeVisible();
  expect(screen.queryByText(hint)).toBeNull();
});

test('a note on the value is visible without the focus, in place of the help', () => {
  const field = show({ hint, note: 'Read as ABC1D2' });
  expect(screen.getByText('Read as ABC1D2')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Read as ABC1D2');
});

test('the help of a disabled field is visible, because it never has the focus', () => {
  show({ hint: 'Choose the partner first.', disabled: true });
  expect(screen.getByText('Choose the partner first.')).toBeVisible();
});

test.each([
  ['at the end of its form grows to its beginning', 600, 'end', '560px'],
  ['at the beginning of its form grows to its end', 20, 'start', '560px'],
])('help of a field %s', async (_where, left, side, width) => {
  render(
    <main>
      <FieldFrame label="PNR" id="pnr" hint={hint}>
        <OutlinedInput id="pnr" />
      </FieldFrame>
    </main>,
  );
  const field = screen.getByRole('textbox', { name: 'PNR' });
  const help = screen.getByText(hint);
  screen.getByRole('main').getBoundingClientRect = () => new DOMRect(0, 0, 900, 400);
  for (let frame = field.parentElement; frame?.tagName === 'DIV'; frame = frame.parentElement)
    frame.getBoundingClientRect = () => new DOMRect(left, 0, 280, 56);
  await userEvent.click(field);
  expect(help).toHaveAttribute('data-side', side);
  expect(help).toHaveStyle({ maxWidth: width });
});
