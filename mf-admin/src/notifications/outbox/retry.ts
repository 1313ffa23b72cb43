import { outbox, type Mail } from '@itinera/shared/contracts';
import { act, failureOf } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';

/** Retries a mail at once and shows the outcome. Never rejects. */
export async function retry({ id, recipient }: Mail): Promise<void> {
  try {
    await act({ path: `${outbox.path}/${id}/retry`, refresh: [outbox] });
    showSnackbar(`The mail to ${recipient} is tried again now`, 'success');
  } catch (error) {
    const whether = `the mail to ${recipient} is tried again`;
    showSnackbar(failureOf(error, { whether, refused: 'Not tried again.' }), 'error');
  }
}
