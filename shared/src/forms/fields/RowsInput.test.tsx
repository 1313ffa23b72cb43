import { expect, test } from '@jest/globals';
import { text } from '@itinera/shared/contracts';
import { FormDialog, RowsInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { renderPage, screen, waitFor } from '@itinera/shared/testing';
import * as z from 'zod/mini';

const input = z.strictObject({
  rows: z
    .array(z.strictObject({ name: text(10, 1) }))
    .check(z.refine((rows) => rows.length !== 2, { error: 'Two are not enough and too many.' })),
});
const labels = { rows: 'Stops', 'rows.name': 'Place' } as const;
let saved: unknown;

function Screen() {
  const form = useContractForm(input, { rows: [{ name: 'Riga' }, { name: 'Sigulda' }, { name: 'Cesis' }] });
  return (
    <FormDialog
      title="Tour"
      form={form}
      save={async (values) => {
        saved = values;
      }}
      saved="Tour saved"
      draftKey="tour"
      onClose={() => undefined}
      labels={labels}
    >
      <RowsInput
        control={form.control}
        name="rows"
        label={labels.rows}
        noun="stop"
        blank={{ name: '' }}
        min={1}
        max={4}
      >
        {(field) => (
          <TextInput control={form.control} name={field('name')} label={labels['rows.name']} required />
        )}
      </RowsInput>
    </FormDialog>
  );
}
const open = () => renderPage('hotels', Screen, '/hotels').user;
const places = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Place' }).map(({ value }) => value);
const button = (name: string) => screen.getByRole('button', { name });

test('a new row gets the focus; the maximum number of rows is not exceeded', async () => {
  const user = open();
  await user.click(button('Add stop'));
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Place' })[3]).toHaveFocus());
  await user.keyboard('Valka');
  expect(places()).toEqual(['Riga', 'Sigulda', 'Cesis', 'Valka']);
  expect(button('Add stop')).toBeDisabled();
});

test('a row moves by its buttons, which keep the focus, and its new position is announced', async () => {
  const user = open();
  expect(button('Move stop 1 up')).toBeDisabled();
  await user.click(button('Move stop 3 up'));
  expect(places()).toEqual(['Riga', 'Cesis', 'Sigulda']);
  expect(button('Move stop 2 up')).toHaveFocus();
  expect(screen.getByText('Moved to 2 of 3.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(places()).toEqual(['Cesis', 'Riga', 'Sigulda']);
  // It is the first one now, and can't move up.
  expect(button('Move stop 1 down')).toHaveFocus();
});

test('a row moves by Alt and an arrow from its field, which keeps the focus', async () => {
  const user = open();
  await user.click(screen.getAllByRole('textbox', { name: 'Place' })[0] as HTMLElement);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(places()).toEqual(['Sigulda', 'Riga', 'Cesis']);
  expect(screen.getAllByRole('textbox', { name: 'Place' })[1]).toHaveFocus();
});

test('removing moves the focus to the next row, and stops at the minimum', async () => {
  const user = open();
  await user.click(button('Remove stop 1'));
  expect(places()).toEqual(['Sigulda', 'Cesis']);
  expect(button('Remove stop 1')).toHaveFocus();
  await user.click(button('Remove stop 2'));
  expect(places()).toEqual(['Sigulda']);
  expect(button('Remove stop 1')).toBeDisabled();
});

test('an error of a row is shown at the row, an error of the list at the list; the summary links to both', async () => {
  const user = open();
  await user.clear(screen.getAllByRole('textbox', { name: 'Place' })[1] as HTMLElement);
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Stops 2, Place' }));
  expect(screen.getAllByRole('textbox', { name: 'Place' })[1]).toHaveFocus();
  expect(screen.getAllByRole('textbox', { name: 'Place' })[1]).toHaveAccessibleDescription(
    'Fill in ‘Place’.',
  );

  await user.click(button('Remove stop 2'));
  await user.click(button('Save'));
  expect(await screen.findByRole('group', { name: 'Stops' })).toHaveAccessibleDescription(
    'Two are not enough and too many.',
  );
  await user.click(await screen.findByRole('button', { name: 'Stops' }));
  expect(button('Add stop')).toHaveFocus();

  await user.click(button('Remove stop 2'));
  await user.click(button('Save'));
  await waitFor(() => expect(saved).toEqual({ rows: [{ name: 'Riga' }] }));
});

test('fields of a new row have no errors before they were visited', async () => {
  const user = open();
  await user.click(button('Add stop'));
  await waitFor(() => expect(places()).toHaveLength(4));
  await user.keyboard('{Shift}');
  const added = () => screen.getAllByRole('textbox', { name: 'Place' }).at(-1);
  expect(added()).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  await waitFor(() => expect(added()).toHaveAttribute('aria-invalid', 'true'));
});
