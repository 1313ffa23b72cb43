import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../db/database';
import { mailsTable } from '../people/mails.table';
import { mailTexts, type MailData } from './texts';

/** As it is stored: nothing that somebody has typed into a form decides where a mail goes. */
export interface Recipient {
  id: string;
  email: string;
  locale: Locale;
}

/** News that nobody could deliver for three days is none. */
const usualMinutes = 3 * 24 * 60;

/** A line break would begin a header of its own. */
function refuseLineBreaks(...headers: string[]): void {
  if (headers.some((header) => /[\r\n]/.test(header)))
    throw new Error('A mail has a line break in one of its headers.');
}

/** Puts a mail into the outbox, in the transaction of its cause. `minutes` is how long it is of use. */
export async function writeMail<K extends keyof MailData>(
  tx: Transaction,
  { id, email, locale }: Recipient,
  kind: K,
  data: MailData[K],
  minutes = usualMinutes,
): Promise<void> {
  const { subject, body } = mailTexts[kind][locale](data);
  refuseLineBreaks(email, subject);
  await tx.insert(mailsTable).values({
    id: uuidv7(),
    user_id: id,
    kind,
    recipient: email,
    subject,
    body,
    status: 'waiting',
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
}
