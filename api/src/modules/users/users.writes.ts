import { and, eq, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  isStaff,
  users,
  type Role,
  type User,
  type UserCreate,
  type UserUpdate,
} from '@itinera/shared/contracts';
import { revokeLinks, shellOf, type ShellAddresses } from '../../accounts/passwordLinks';
import { savePicture } from '../../accounts/savePicture';
import { redacted } from '../../db/visibility/redact';
import type { Transaction } from '../../db/database';
import { notFound } from '../../http/problem';
import { writeMail } from '../../mail/writeMail';
import { endSessionsOf } from '../../identity/sessions/refreshTokens';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import { customValuesToWrite } from '../../rest/custom/customValuesToWrite';
import { explainDuplicate } from '../../rest/entries/duplicates';
import { entityTag, requireMatch } from '../../rest/entries/entityTag';
import { refuseOtherValues } from '../../rest/write/readOnlyValues';
import { invite } from './invite';
import { readCompany } from '../../people/company';
import { userColumns } from '../../people/users.columns';
import { keepAnAdmin, refuseOneself, refuseWhileOffering, requireNames, rule } from './users.guards';
import { usersTable as table } from '../../people/users.table';

/** The writer, and the addresses that links in mails start with. */
export interface UserWrites {
  context: WriteContext;
  askingId: string;
  addresses: ShellAddresses;
}

/** The columns of the ETag: a sign-in or an authenticator app changes nothing that an editor could overwrite. */
export const editable = (user: User): User => ({
  ...user,
  last_login_at: null,
  has_second_factor: false,
});

export async function lockUser(tx: Transaction, context: WriteContext, id: string): Promise<User> {
  const [user] = await tx
    .select(userColumns)
    .from(table)
    .where(and(eq(table.id, id), ne(table.status, 'parked')))
    .for('update');
  if (!user) throw notFound();
  const seen = redacted(context.actor, table, { ...user });
  requireMatch(context, entityTag(editable(seen)), users.entity.parse(seen));
  return user;
}

type Values = Partial<typeof table.$inferInsert>;
/** Undefined keeps the picture; null removes it. */
interface Pictured {
  picture_file_name?: string | null | undefined;
}

/** Runs a write of an account; the refusal of a duplicate address names the account that has it. */
async function explaining<R>(values: Values, write: PromiseLike<R>): Promise<R> {
  try {
    return await write;
  } catch (error) {
    throw explainDuplicate(error, { table, values, own: ne(table.status, 'parked') });
  }
}

export async function changeUser(
  tx: Transaction,
  context: WriteContext,
  before: User,
  { picture_file_name, ...values }: Values & Pictured,
): Promise<User> {
  await savePicture(tx, before.id, picture_file_name);
  const change = tx
    .update(table)
    .set({ ...values, updated_at: sql`now()` })
    .where(eq(table.id, before.id))
    .returning(userColumns);
  const [after] = await explaining(values, change);
  if (!after) throw notFound();
  await recordChange(tx, context, { entity: 'users', entity_id: before.id, action: 'update', before, after });
  return after;
}

export async function createUser(
  tx: Transaction,
  { context, addresses }: UserWrites,
  input: UserCreate,
): Promise<User> {
  const values = { ...input, role: input.role ?? ('manager' as const) };
  requireNames({ ...values, company_name: values.company_name ?? null });
  const { picture_file_name, ...columns } = values;
  const custom = await customValuesToWrite(tx, context, table, { before: undefined, given: input.custom });
  const id = uuidv7();
  const locale = columns.locale ?? (await readCompany(tx)).default_locale;
  const creation = tx
    .insert(table)
    .values({ ...columns, custom, locale, id, status: 'invited' })
    .returning(userColumns);
  const [made] = await explaining(columns, creation);
  if (!made) throw new Error('The new user was not answered.');
  await savePicture(tx, id, picture_file_name);
  const user = { ...made, picture_file_name: picture_file_name ?? null };
  await recordChange(tx, context, {
    entity: 'users',
    entity_id: user.id,
    action: 'create',
    before: null,
    after: user,
  });
  await invite(tx, context, user, addresses);
  return user;
}

async function checkRole(tx: Transaction, before: User, role: Role, askingId: string): Promise<void> {
  if (before.id === askingId) throw rule('You can’t change your own role. Ask a colleague.', 'role');
  if (before.status === 'pending') throw rule('Approve the registration first.', 'role');
  await keepAnAdmin(tx, before);
  // Bookings keep their manager in any role of staff, but hotels and prices need a partner.
  if (isStaff(role) !== isStaff(before.role)) await refuseWhileOffering(tx, before);
}

/** Invalidates links and sessions: a reader of the old address must neither use a link nor stay signed in. */
async function moveAddress(
  tx: Transaction,
  { context, addresses }: UserWrites,
  before: User,
  after: User,
): Promise<void> {
  await revokeLinks(tx, after.id);
  if (after.status === 'invited') return invite(tx, context, after, addresses);
  await endSessionsOf(tx, after.id, 'address');
  return writeMail(tx, before, 'addressChanged', { address: shellOf(after.role, addresses) });
}

export async function updateUser(
  tx: Transaction,
  writes: UserWrites,
  id: string,
  changes: UserUpdate,
  sent: unknown,
): Promise<User> {
  const { context, askingId } = writes;
  const before = await lockUser(tx, context, id);
  refuseOtherValues(users, before, sent);
  if (id === askingId && changes.email !== undefined && changes.email !== before.email)
    throw rule(
      'Change your own address in “Your account”: it needs your password and a code from a mail.',
      'email',
    );
  const role = changes.role ?? before.role;
  const hasNewRole = role !== before.role;
  if (hasNewRole) await checkRole(tx, before, role, askingId);
  if (before.status !== 'pending') requireNames({ ...before, ...changes });
  const custom = await customValuesToWrite(tx, context, table, {
    before: before.custom ?? {},
    given: changes.custom,
  });
  const after = await changeUser(tx, context, before, { ...changes, custom });
  if (hasNewRole) await endSessionsOf(tx, id, 'role');
  if (after.email !== before.email) await moveAddress(tx, writes, before, after);
  return after;
}

export async function removeUser(
  tx: Transaction,
  { context, askingId }: UserWrites,
  id: string,
): Promise<void> {
  const before = await lockUser(tx, context, id);
  refuseOneself(before, askingId);
  await keepAnAdmin(tx, before);
  await refuseWhileOffering(tx, before);
  await tx.delete(table).where(eq(table.id, id));
  await recordChange(tx, context, { entity: 'users', entity_id: id, action: 'delete', before, after: null });
}
