import { and, eq, getTableColumns, lt, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isAhead } from '../../db/ahead';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { isConfidential } from '../../db/visibility/redact';
import type { WriteContext } from '../../audit/writeContext';
import { forgetAnswersWith } from './idempotencyKeys';
import { undoSecretsTable as table } from './writes.table';

type Row = Record<string, unknown>;

export const secretsOf = (of: PgTable): string[] => Object.keys(getTableColumns(of)).filter(isConfidential);

/** Stores the values of a deleted entry that the log masks, for the person who deleted it. */
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

/** Restores the stored values of an entry, and deletes the copy. */
export async function takeSecrets(tx: Transaction, entity: string, of: PgTable, id: string): Promise<Row> {
  if (secretsOf(of).length === 0) return {};
  const [kept] = await tx
    .delete(table)
    .where(and(eq(table.entity, entity), eq(table.entity_id, id)))
    .returning({ secrets: table.secrets });
  if (!kept)
    throw new Problem(
      'rule',
      'The confidential data of this entry has been erased, so it can’t be restored. Add a new one.',
    );
  return kept.secrets;
}

/**
 * Forgets the masked values of deleted people once the deletion can't be undone, and stored answers to requests that had written them.
 * Answers who they were.
 */
export async function forgetSecrets(tx: Transaction): Promise<{ entity: string; id: string }[]> {
  const forgotten = await tx
    .delete(table)
    .where(or(lt(table.removed_at, sql`now() - interval '11 minutes'`), isAhead(table.removed_at, 0)))
    .returning({ entity: table.entity, id: table.entity_id });
  await forgetAnswersWith(
    tx,
    forgotten.map(({ id }) => id),
  );
  return forgotten;
}
