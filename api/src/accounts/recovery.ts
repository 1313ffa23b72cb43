import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { system, type Actor } from '../db/actor';
import { isAhead } from '../db/ahead';
import type { Database, Transaction } from '../db/database';
import { writeMail } from '../mail/writeMail';
import { hasEmail, usersTable } from '../people/users.table';
import { secondsUntilTurn } from '../identity/sessions/throttle';
import { recoveryRequestsTable as table } from '../people/accounts.table';
import { makeLink, recoveryMinutes, type ShellAddresses } from './passwordLinks';

const perAddress = { times: 30, seconds: 60 };
const quietSeconds = 60;
const batchSize = 20;

/** Only records the request, so that a known address takes no longer than an unknown one. */
export const requestRecovery = (database: Database, email: string, address: string): Promise<void> =>
  database.withActor(system('recovery'), async (tx) => {
    if ((await secondsUntilTurn(tx, `recovery:${address}`, perAddress)) > 0) return;
    const asked = { requested_at: sql`now()`, is_done: false };
    await tx
      .insert(table)
      .values({ email, ...asked })
      .onConflictDoUpdate({
        target: table.email,
        set: asked,
        setWhere: or(
          lt(table.requested_at, sql`now() - make_interval(secs => ${quietSeconds})`),
          isAhead(table.requested_at, 0),
        ),
      });
  });

type Recipient = Parameters<typeof makeLink>[1] & Parameters<typeof writeMail>[1];

/** The link is only in the mail, so that the requester does not learn it. */
export async function sendRecoveryLink(
  tx: Transaction,
  user: Recipient,
  addresses: ShellAddresses,
): Promise<void> {
  const link = await makeLink(tx, user, 'recovery', addresses);
  await writeMail(tx, user, 'recovery', { link, minutes: recoveryMinutes }, recoveryMinutes);
}

async function sendLink(tx: Transaction, email: string, addresses: ShellAddresses): Promise<void> {
  const [user] = await tx.select().from(usersTable).where(hasEmail(email));
  if (user && user.status !== 'blocked') await sendRecoveryLink(tx, user, addresses);
}

/** Handles the recorded requests: sends a link to those who have an account. */
export const answerRecoveries = (
  database: Database,
  actor: Actor,
  addresses: ShellAddresses,
): Promise<void> =>
  database.withActor(actor, async (tx) => {
    const asked = await tx
      .select({ email: table.email })
      .from(table)
      .where(eq(table.is_done, false))
      .orderBy(table.requested_at)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (asked.length === 0) return;
    for (const { email } of asked) await sendLink(tx, email, addresses);
    await tx
      .update(table)
      .set({ is_done: true })
      .where(
        inArray(
          table.email,
          asked.map(({ email }) => email),
        ),
      );
  });

export async function forgetRecoveries(tx: Transaction): Promise<void> {
  await tx
    .delete(table)
    .where(
      and(
        eq(table.is_done, true),
        or(lt(table.requested_at, sql`now() - interval '1 day'`), isAhead(table.requested_at, 0)),
      ),
    );
}
