import { expect, jest, test } from '@jest/globals';
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

test.each([
  ['in the gap below its field, where the rows of a form leave one', '20px', 'gap'],
  ['above what follows, where they do not', '8px', 'above'],
])('help of one line is %s', async (_where, rowGap, place) => {
  render(
    <main style={{ display: 'grid', rowGap }}>
      <FieldFrame label="PNR" id="pnr" hint={hint}>
        <OutlinedInput id="pnr" />
      </FieldFrame>
    </main>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'PNR' }));
  expect(screen.getByText(hint)).toHaveAttribute('data-place', place);
});

test.each([
  ['closes help that covers what follows, and then what is around the field', '8px', [0, 1]],
  ['closes what is around the field where help covers nothing', '20px', [1, 2]],
])('Escape %s', async (_what, rowGap, closed) => {
  const close = jest.fn();
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  document.addEventListener('keydown', closeOnEscape);
  render(
    <ThemeProvider theme={themes.dark}>
      <main style={{ display: 'grid', rowGap }}>
        <FieldFrame label="PNR" id="pnr" hint={hint}>
          <OutlinedInput id="pnr" />
        </FieldFrame>
      </main>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'PNR' }));
  Object.defineProperty(screen.getByText(hint), 'offsetHeight', { value: 16 });
  for (const times of closed) {
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(times);
  }
  document.removeEventListener('keydown', closeOnEscape);
  expect(window.getComputedStyle(screen.getByText(hint)).display).toBe(closed[0] === 0 ? 'none' : 'block');
});
