import { outbox, type Mail } from '@itinera/shared/contracts';
import { call, inTurn, isUnanswered, messageOf, newKey, readAgain, repeatIfLost } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';

/** Tries a mail again at once. The outcome is shown; never rejects. */
export async function retry({ id, recipient }: Mail): Promise<void> {
  const key = newKey();
  const entry = `${outbox.path}/${id}`;
  const headers = { 'Idempotency-Key': key };
  try {
    await inTurn([entry], () => repeatIfLost(() => call({ method: 'POST', url: `${entry}/retry`, headers })));
    showSnackbar(`The mail to ${recipient} is tried again now`, 'success');
  } catch (error) {
    const lead = isUnanswered(error)
      ? `It is not known whether the mail to ${recipient} is tried again.`
      : 'Not tried again.';
    showSnackbar(`${lead} ${messageOf(error)}`, 'error');
  }
  await readAgain(outbox);
}
