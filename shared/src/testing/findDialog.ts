import { screen, waitFor } from '@testing-library/react';

/** The open dialog of a name. The frame of a form appears before its fields, which a person waits for as well. */
export async function findDialog(name?: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => {
    if (dialog.querySelector('[aria-busy="true"]:empty')) throw new Error('The dialog has no fields yet.');
  });
  return dialog;
}
