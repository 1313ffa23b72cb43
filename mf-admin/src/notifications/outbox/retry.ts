import { outbox, type Mail } from '@itinera/shared/contracts';
import { call, isUnanswered, messageOf, newKey, readAgain, repeatIfLost } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';

/** Tries a mail again at once. The outcome is shown; never rejects. */
export async function retry({ id, recipient }: Mail): Promise<void> {
  const key = newKey();
  try {
    await repeatIfLost(() =>
      call({
        method: 'POST',
        url: `${outbox.path}/${id}/retry`,
        headers: { 'Idempotency-Key': key },
      }),
    );
    showSnackbar(`The mail to ${recipient} is tried again now`, 'success');
  } catch (error) {
    const lead = isUnanswered(error)
      ? `It is not known whether the mail to ${recipient} is tried again.`
      : 'Not tried again.';
    showSnackbar(`${lead} ${messageOf(error)}`, 'error');
  }
  await readAgain(outbox);
}
