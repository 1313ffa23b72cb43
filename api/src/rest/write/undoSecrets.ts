import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { isSecret } from '../../audit/changedFields';
import type { WriteContext } from '../../audit/writeContext';
import { undoSecretsTable as table } from './writes.table';

type Row = Record<string, unknown>;

export const secretsOf = (of: PgTable): string[] => Object.keys(getTableColumns(of)).filter(isSecret);

/** Keeps what the log will mask of a removed entry, for whoever removes it. */
export async function keepSecrets(
  tx: Transaction,
  { actor }: WriteContext,
  entity: string,
  of: PgTable,
  row: Row & { id: string },
): Promise<void> {
  const secrets = Object.fromEntries(secretsOf(of).map((column) => [column, row[column]]));
  if (Object.keys(secrets).length === 0 || actor.kind === 'system') return;
  await tx.insert(table).values({ entity, entity_id: row.id, removed_by: actor.id, secrets });
}

/** What was kept of an entry that comes back. It is nothing that anybody needs again. */
export async function takeSecrets(tx: Transaction, entity: string, of: PgTable, id: string): Promise<Row> {
  if (secretsOf(of).length === 0) return {};
  const [kept] = await tx
    .delete(table)
    .where(and(eq(table.entity, entity), eq(table.entity_id, id)))
    .returning({ secrets: table.secrets });
  if (!kept) throw new Problem('rule', 'What was secret of this entry is forgotten. Make a new entry.');
  return kept.secrets;
}

/** A person who was removed has a right to be forgotten, once nobody may take the removal back. */
export const forgetSecrets = async (tx: Transaction): Promise<void> =>
  void (await tx.delete(table).where(lt(table.removed_at, sql`now() - interval '11 minutes'`)));
