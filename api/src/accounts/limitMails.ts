import { Problem } from '../http/problem';
import { asProgram, type Transaction } from '../db/database';
import { secondsUntilTurn } from '../identity/sessions/throttle';
import type { Actor } from '../db/actor';

/** Enough for a person who does not find a mail; not for filling a mailbox. */
const perRecipient = { times: 5, seconds: 60 * 60 };

/** Refuses to send one person more mails at the request of staff. Counted in the transaction of the mail, so that a refused request counts nothing. */
export async function limitMails(tx: Transaction, actor: Actor, recipientId: string): Promise<void> {
  const seconds = await asProgram(tx, actor, () =>
    secondsUntilTurn(tx, `mails:${recipientId}`, perRecipient),
  );
  if (seconds > 0)
    throw new Problem(
      'too_many',
      `${perRecipient.times} mails have been sent within an hour. Send the next one in ${Math.ceil(seconds / 60)} min, and look for the others until then.`,
      { retryAfterSeconds: seconds, params: { seconds } },
    );
}
