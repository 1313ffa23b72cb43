import { and, asc, eq, ne } from 'drizzle-orm';
import { isStaff, type Role, type User } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { refuseInUse } from '../../rest/entries/inUse';
import { invalid, Problem } from '../../http/problem';
import { usersTable as table } from '../../people/users.table';

/** A refusal for one field, or for the account as a whole. */
export const rule = (advice: string, field?: string, params?: Record<string, unknown>): Problem =>
  new Problem('rule', advice, { ...(field !== undefined && { fields: { [field]: advice } }), params });

export function refuseOneself(user: Pick<User, 'id'>, askingId: string): void {
  if (user.id === askingId) throw rule('This is your own account. Ask a colleague to do it.');
}

/**
 * Refuses to remove the last admin. The rows stay locked until the end of the transaction: when two admins remove each other at the same
 * moment, the second is refused.
 */
export async function keepAnAdmin(tx: Transaction, user: Pick<User, 'id' | 'role'>): Promise<void> {
  if (user.role !== 'admin') return;
  const others = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.role, 'admin'), eq(table.status, 'active'), ne(table.id, user.id)))
    .orderBy(asc(table.id))
    .for('update');
  if (others.length === 0) throw rule('This is the last admin. Make another person an admin first.');
}

/** Refuses changes of a partner who still has hotels or prices. */
export async function refuseWhileOffering(tx: Transaction, user: Pick<User, 'id'>): Promise<void> {
  try {
    await refuseInUse(tx, table, user.id);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'in_use') throw error;
    throw new Problem('in_use', `${error.message} Or block the account instead.`, error.details);
  }
}

interface Profile {
  role: Role;
  first_name: string | null;
  company_name: string | null;
}

/** Prices and tabs name a partner by its company, so a partner requires one. */
export function requireNames({ role, first_name, company_name }: Profile): void {
  const missing = {
    ...(first_name ? {} : { first_name: 'Fill in this field.' }),
    ...(isStaff(role) || company_name ? {} : { company_name: 'Fill in the company of the partner.' }),
  };
  if (Object.keys(missing).length > 0) throw invalid(missing);
}
