import { and, desc, eq, gt, inArray, lt, not, or, sql } from 'drizzle-orm';
import { isStaff, type Role } from '@itinera/shared/contracts';
import type { Config } from '../base/config';
import { isAhead } from '../db/ahead';
import type { Transaction } from '../db/database';
import { usersTable } from '../people/users.table';
import { randomToken, sha256 } from '../base/secrets';
import { passwordLinksTable as table } from '../people/accounts.table';

/** Links start with configured addresses: the Host header is under the sender's control. */
export type ShellAddresses = Pick<Config, 'staffUrl' | 'partnerUrl'>;

export const recoveryMinutes = 10;
export const invitationHours = 72;

const minutesOf = { recovery: recoveryMinutes, invitation: invitationHours * 60 };

/** More than the recovery requests that are answered while a link lives, one a minute: a stranger can displace none. */
const mostOfKind = 12;

export const shellOf = (role: Role, { staffUrl, partnerUrl }: ShellAddresses): string =>
  isStaff(role) ? staffUrl : partnerUrl;

interface LinkOwner {
  id: string;
  role: Role;
}

type Kind = keyof typeof minutesOf;

/**
 * Creates a one-time link for choosing a password. Earlier links of the account stay valid, because anybody can request a
 * recovery; only the newest of a kind are kept.
 */
export async function makeLink(
  tx: Transaction,
  { id, role }: LinkOwner,
  kind: Kind,
  addresses: ShellAddresses,
): Promise<string> {
  const token = randomToken();
  await tx.insert(table).values({
    hash: sha256(token),
    user_id: id,
    kind,
    expires_at: sql`now() + make_interval(mins => ${minutesOf[kind]})`,
  });
  const older = tx
    .select({ hash: table.hash })
    .from(table)
    .where(and(eq(table.user_id, id), eq(table.kind, kind)))
    .orderBy(desc(table.expires_at))
    .offset(mostOfKind);
  await tx.delete(table).where(inArray(table.hash, older));
  // The secret is in the fragment, which browsers never send: it appears in no log and no Referer.
  return `${shellOf(role, addresses)}/auth/restore-password#t=${token}`;
}

/** Created by a wrong clock: it would be valid for years. */
const isLeftOver = () => isAhead(table.expires_at, invitationHours * 3600);

const isLiving = (token: string) =>
  and(eq(table.hash, sha256(token)), gt(table.expires_at, sql`now()`), not(isLeftOver()));

export async function ownerOfLink(tx: Transaction, token: string): Promise<{ email: string } | undefined> {
  const [owner] = await tx
    .select({ email: usersTable.email })
    .from(table)
    .innerJoin(usersTable, eq(usersTable.id, table.user_id))
    .where(isLiving(token));
  return owner;
}

/** Uses up all links of the account and returns it. One statement, so that of two requests only one succeeds. */
export async function redeemLink(tx: Transaction, token: string): Promise<string | undefined> {
  const account = tx.select({ id: table.user_id }).from(table).where(isLiving(token));
  const [used] = await tx
    .delete(table)
    .where(inArray(table.user_id, account))
    .returning({ userId: table.user_id });
  return used?.userId;
}

/** Removes the links of an account that changed, or whose address did. */
export async function revokeLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(table).where(eq(table.user_id, userId));
}

export async function forgetLinks(tx: Transaction): Promise<void> {
  await tx.delete(table).where(or(lt(table.expires_at, sql`now()`), isLeftOver()));
}
