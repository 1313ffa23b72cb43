import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../db/database';
import { mailsTable } from '../people/mails.table';
import { signed } from './signed';

interface Recipient {
  /** Null for customers, who have no account. */
  id: string | null;
  email: string;
}

interface Notice {
  subject: string;
  body: string;
  /** Until quiet hours end. */
  waitMinutes: number;
}

/** A notice that has waited for three days is obsolete. */
const usefulMinutes = 3 * 24 * 60;

/** Makes a header one line: a line break would begin another header. */
const asHeader = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Adds a mail with a text written by staff to the outbox, in the transaction of its cause. */
export async function writeNotice(
  tx: Transaction,
  { id, email }: Recipient,
  kind: string,
  { subject, body, waitMinutes }: Notice,
): Promise<void> {
  if (/\s/.test(email)) throw new Error('An address has a space in it.');
  await tx.insert(mailsTable).values({
    id: uuidv7(),
    user_id: id,
    kind,
    recipient: email,
    subject: asHeader(subject),
    body: await signed(tx, body),
    status: 'waiting',
    due_at: sql`now() + make_interval(mins => ${waitMinutes})`,
    expires_at: sql`now() + make_interval(mins => ${waitMinutes + usefulMinutes})`,
  });
}
