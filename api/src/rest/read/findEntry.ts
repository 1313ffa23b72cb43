import { and, eq, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../db/actor';
import { keepingPlans, type Transaction } from '../../db/database';
import { redacted } from '../../db/visibility/redact';
import { notFound } from '../../http/problem';
import type { EntryTable } from '../entries/references';

interface Asked {
  id: string;
  actor: Actor;
  /** The entries that the caller may see; undefined: all. */
  where: SQL | undefined;
}

/** An entry with the columns that the caller sees; refused equally when it is missing and when it is hidden. */
export async function findEntry<T extends EntryTable>(
  tx: Transaction,
  table: T,
  { id, actor, where }: Asked,
): Promise<InferSelectModel<T>> {
  const [row] = await keepingPlans(tx)
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), where));
  if (!row) throw notFound();
  return redacted(actor, table, row) as InferSelectModel<T>;
}
