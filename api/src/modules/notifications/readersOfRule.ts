import { and, eq, inArray } from 'drizzle-orm';
import {
  problemsOfReaders,
  readersOf,
  type NotificationReader,
  type NotificationEvent,
  type NotificationRule,
} from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { usersTable } from '../../people/users.table';

/** The kinds of readers of a rule: named persons may be partners, which the contract can't check. */
async function readersOfRule(tx: Transaction, recipients: readonly string[]): Promise<NotificationReader[]> {
  const readers = readersOf(recipients);
  const ids = recipients.flatMap((one) => (one.startsWith('user:') ? [one.slice('user:'.length)] : []));
  if (readers.includes('partner') || ids.length === 0) return readers;
  const isChosen = and(inArray(usersTable.id, ids), eq(usersTable.role, 'dmc'));
  return (await tx.$count(usersTable, isChosen)) > 0 ? [...readers, 'partner'] : readers;
}

interface Texts {
  event: NotificationEvent;
  recipients: readonly string[];
  templates: NotificationRule['templates'];
}

/** Refuses texts with values that a recipient must not see, and returns the kinds of recipients. */
export async function requireFitting(tx: Transaction, rule: Texts): Promise<NotificationReader[]> {
  const readers = await readersOfRule(tx, rule.recipients);
  const problems = problemsOfReaders(rule.event, readers, rule.templates);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return readers;
}
