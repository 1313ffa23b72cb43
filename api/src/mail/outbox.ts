import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Actor } from '../db/actor';
import { isAhead } from '../db/ahead';
import type { Database, Transaction } from '../db/database';
import { mailsTable as table } from '../people/mails.table';

export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  /** Including this one; distinguishes the current holder of the lease from one whose lease has expired. */
  attempts: number;
}

const batchSize = 20;

/** Longer than the slowest server may take for a batch. */
const leaseSeconds = 180;

const maxAttempts = 12;

/** Quiet hours end within a day, and both leases and delays after failures are shorter. */
const longestWait = 24 * 3600;

export const delayAfter = (attempts: number): number => Math.min(3600, 15 * 2 ** (attempts - 1));

/** Leases the next due mails. No other process gets them until the lease expires. */
export const claimMails = (database: Database, actor: Actor): Promise<OutgoingMail[]> =>
  database.withActor(actor, async (tx) => {
    const due = await tx
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.status, 'waiting'),
          or(lte(table.due_at, sql`now()`), isAhead(table.due_at, longestWait)),
          gt(table.expires_at, sql`now()`),
        ),
      )
      .orderBy(asc(table.due_at), asc(table.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const claimed = await tx
      .update(table)
      .set({
        attempts: sql`${table.attempts} + 1`,
        due_at: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .where(
        inArray(
          table.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({
        id: table.id,
        recipient: table.recipient,
        subject: table.subject,
        body: table.body,
        attempts: table.attempts,
      });
    return claimed.map((mail) => ({ ...mail, body: mail.body ?? '' }));
  });

/** The text of an undeliverable mail is kept, unless it may contain a link that signs in. */
const keptBody = sql<string | null>`CASE WHEN starts_with(${table.kind}, 'rule_') THEN ${table.body} END`;

const isStillOurs = ({ id, attempts }: OutgoingMail) =>
  and(eq(table.id, id), eq(table.attempts, attempts), eq(table.status, 'waiting'));

export const markSent = (database: Database, actor: Actor, mail: OutgoingMail): Promise<unknown> =>
  database.withActor(actor, (tx) =>
    tx
      .update(table)
      .set({ status: 'sent', sent_at: sql`now()`, body: null, last_error: null })
      .where(isStillOurs(mail)),
  );

/** Retries at growing intervals, and gives up if the server will never accept the mail. */
export const markFailed = (
  database: Database,
  actor: Actor,
  mail: OutgoingMail,
  error: string,
  isFinal: boolean,
): Promise<unknown> =>
  database.withActor(actor, (tx) =>
    tx
      .update(table)
      .set(
        isFinal || mail.attempts >= maxAttempts
          ? { status: 'dead', body: keptBody, last_error: error }
          : { due_at: sql`now() + make_interval(secs => ${delayAfter(mail.attempts)})`, last_error: error },
      )
      .where(isStillOurs(mail)),
  );

/** Deletes mails that expired before delivery, and old ones. */
export async function tidyOutbox(tx: Transaction): Promise<void> {
  await tx
    .update(table)
    .set({ status: 'dead', body: keptBody, last_error: 'It had run out before it could be delivered.' })
    .where(and(eq(table.status, 'waiting'), lt(table.expires_at, sql`now()`)));
  await tx.delete(table).where(lt(table.created_at, sql`now() - interval '30 days'`));
}

/** Retries a mail at once; undefined if there is none, false if it was sent or its text was deleted. */
export async function retryMail(tx: Transaction, id: string): Promise<boolean | undefined> {
  const [mail] = await tx
    .select({ status: table.status, body: table.body })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  if (!mail) return undefined;
  if (mail.status === 'sent' || mail.body === null) return false;
  const again = { status: 'waiting' as const, attempts: 0, due_at: sql`now()` };
  const wasDead = mail.status === 'dead';
  await tx
    .update(table)
    .set({ ...again, ...(wasDead && { expires_at: sql`now() + interval '3 days'` }) })
    .where(eq(table.id, id));
  return true;
}
