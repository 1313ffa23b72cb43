import { beforeEach, expect, jest, test } from '@jest/globals';
import { text } from '@itinera/shared/contracts';
import { FormDialog, TextInput, useContractForm } from '@itinera/shared/forms';
import { useDialogAddress } from '@itinera/shared/router';
import { startSession } from '@itinera/shared/state';
import { findDialog, renderPage, screen, waitFor } from '@itinera/shared/testing';
import { useState } from 'react';
import * as z from 'zod/mini';

const press = jest.fn();
beforeEach(() => {
  startSession('access', 'refresh');
  press.mockClear();
});

function Sheet({ title, onClose }: { title: string; onClose: () => void }) {
  const form = useContractForm(z.strictObject({ name: text(20) }), { name: '' });
  return (
    <FormDialog
      title={title}
      form={form}
      save={async () => title}
      saved="Tour saved"
      draftKey={title}
      onClose={onClose}
      labels={{ name: 'Name' }}
    >
      <TextInput control={form.control} name="name" label="Name" />
    </FormDialog>
  );
}

/** A page with a form in the address, and another in its state. */
function Page() {
  const inAddress = useDialogAddress('tour');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>Departs on Saturday</p>
      <button onClick={() => press('Refresh')}>Refresh</button>
      <button onClick={() => setIsOpen(true)}>Add tour</button>
      <button onClick={() => inAddress.open('1')}>Edit tour</button>
      <div data-above-sheets>
        <button onClick={() => press('Undo')}>Undo</button>
      </div>
      {isOpen && <Sheet title="Add tour" onClose={() => setIsOpen(false)} />}
      {inAddress.value && <Sheet title="Edit tour" onClose={inAddress.close} />}
    </>
  );
}

const beside = (name: string) => screen.getByRole('button', { name, hidden: true });

test.each(['Add tour', 'Edit tour'])(
  'a press on a control beside ‘%s’ closes it, also by a step back, and then takes effect once',
  async (title) => {
    const { user } = renderPage('hotels', Page, '/hotels');
    await user.click(beside(title));
    await findDialog(title);

    await user.click(screen.getByText('Departs on Saturday'));
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    await user.click(beside('Refresh'));

    await waitFor(() => expect(press.mock.calls).toEqual([['Refresh']]));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a press beside opens the next form in place of the one before', async () => {
  const { user } = renderPage('hotels', Page, '/hotels');
  await user.click(beside('Edit tour'));
  await findDialog('Edit tour');

  await user.click(beside('Add tour'));

  await findDialog('Add tour');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('with input that is not saved, a press beside asks and has no effect', async () => {
  const { user } = renderPage('hotels', Page, '/hotels');
  await user.click(beside('Add tour'));
  await findDialog('Add tour');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Riga');

  await user.click(beside('Refresh'));

  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(press).not.toHaveBeenCalled();
});

test('a press on a message leaves the sheet open', async () => {
  const { user } = renderPage('hotels', Page, '/hotels');
  await user.click(beside('Add tour'));
  await findDialog('Add tour');

  await user.click(beside('Undo'));

  expect(press.mock.calls).toEqual([['Undo']]);
  expect(screen.getByRole('dialog', { name: 'Add tour' })).toBeVisible();
});
