import { eq } from 'drizzle-orm';
import { randomToken } from '../base/secrets';
import type { Transaction } from '../db/database';
import { auditLogTable as table } from './audit.table';
import { commitmentOf, type AuditRow } from './auditRow';
import { record } from './record';
import { doerOf } from './recordChange';
import type { WriteContext } from './writeContext';

/** The rows of the log that say what was erased from others. */
export const erasure = { entity: 'audit-log', action: 'erase' };

const rowsPerRecord = 200;

/**
 * Replaces the changes of rows. Their hashes and the chain are not touched: a row of its own, which is chained as all others are, records
 * the commitments to what the rows say now.
 */
export async function eraseChanges(
  tx: Transaction,
  context: WriteContext,
  rows: readonly Pick<AuditRow, 'id' | 'changes'>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerRecord) {
    const commitments: Record<string, string> = {};
    for (const { id, changes } of rows.slice(from, from + rowsPerRecord)) {
      const erasable = { changes, salt: randomToken() };
      await tx.update(table).set(erasable).where(eq(table.id, id));
      commitments[id] = commitmentOf(erasable);
    }
    const changes = { commitments: { after: commitments } };
    await record(tx, context, { ...doerOf(context), ...erasure, entity_id: null, outcome: 'done', changes });
  }
}
