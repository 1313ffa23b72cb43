import { and, eq, gt, not, sql } from 'drizzle-orm';
import { isAhead } from '../../db/ahead';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { uploadsTable as table } from '../../people/uploads.table';

const dailyMebibytes = 1024;

/** Checks the quota before the body is read: one person can't fill the storage within a day, not even by mistake. */
export async function demandQuota(
  tx: Transaction,
  personId: string,
  mebibytes = dailyMebibytes,
): Promise<void> {
  const [used] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${table.received_bytes}), 0)::bigint` })
    .from(table)
    .where(
      and(
        eq(table.uploaded_by, personId),
        gt(table.created_at, sql`now() - interval '1 day'`),
        not(isAhead(table.created_at, 0)),
      ),
    );
  if ((used?.bytes ?? 0) < mebibytes * 1024 * 1024) return;
  throw new Problem(
    'out_of_space',
    `You have uploaded ${mebibytes} MiB within a day. Upload more tomorrow, or ask a colleague.`,
    { params: { mebibytes } },
  );
}
