import { and, desc, gt, isNotNull, isNull } from 'drizzle-orm';
import type { SystemState } from '@itinera/shared/contracts';
import { withoutPaths } from '../../base/withoutPaths';
import type { Transaction } from '../../db/database';
import { restoresTable as table } from './restores.table';

/** The last successful restore, and the last failed one if it was later. */
export async function readRestores(
  tx: Transaction,
): Promise<Pick<SystemState, 'last_restore' | 'failed_rehearsal'>> {
  const newest = desc(table.created_at);
  const [restored] = await tx.select().from(table).where(isNull(table.problem)).orderBy(newest).limit(1);
  const [failed] = await tx
    .select({ created_at: table.created_at, problem: table.problem })
    .from(table)
    .where(and(isNotNull(table.problem), restored ? gt(table.created_at, restored.created_at) : undefined))
    .orderBy(newest)
    .limit(1);
  return {
    last_restore: restored ?? null,
    failed_rehearsal: failed ? { ...failed, problem: withoutPaths(failed.problem ?? '') } : null,
  };
}
