import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../db/database';
import { mailsTable } from '../people/mails.table';
import { signed } from './signed';
import { mailTexts, type MailData } from './texts';

/** From the database: no user input decides where a mail goes. */
export interface Recipient {
  id: string;
  email: string;
  locale: Locale;
}

/** A notification that could not be delivered for three days is obsolete. */
const usualMinutes = 3 * 24 * 60;

/** A line break would begin another header. */
function refuseLineBreaks(...headers: string[]): void {
  if (headers.some((header) => /[\r\n]/.test(header)))
    throw new Error('A mail has a line break in one of its headers.');
}

/** Adds a mail to the outbox, in the transaction of its cause. It expires after `minutes`. */
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
    body: await signed(tx, body),
    status: 'waiting',
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
}
