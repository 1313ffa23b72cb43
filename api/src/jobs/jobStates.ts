import { inArray, sql } from 'drizzle-orm';
import type { JobState } from '@itinera/shared/contracts';
import { isAhead } from '../db/ahead';
import type { Transaction } from '../db/database';
import { jobsTable as table } from './jobs.table';
import { leaseMs, type Interval } from './lease';

/** When a job counts as late: a run takes minutes at most, and a failed one is retried within ten. */
const graceMs = 15 * 60_000;

/** The states of these jobs. One that no process has announced yet is late as well. */
export async function readJobStates(tx: Transaction, jobs: Interval[]): Promise<JobState[]> {
  const rows = await tx
    .select({
      name: table.name,
      due_at: table.due_at,
      ran_at: table.ran_at,
      failures: table.failures,
      last_error: table.last_error,
      /** Since the last success, or if there was none, since the job was announced. */
      idleSeconds: sql<number>`extract(epoch FROM now() - coalesce(${table.ran_at}, ${table.due_at}))::float8`,
      ranInFuture: sql<boolean>`coalesce(${isAhead(table.ran_at, leaseMs / 1000)}, false)`,
    })
    .from(table)
    .where(
      inArray(
        table.name,
        jobs.map(({ name }) => name),
      ),
    );
  return jobs.map(({ name, everyMs }) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      every_seconds: everyMs / 1000,
      ran_at: row?.ran_at ?? null,
      due_at: row?.due_at ?? null,
      failures: row?.failures ?? 0,
      last_error: row?.last_error ?? null,
      is_late: !row || row.ranInFuture || row.idleSeconds * 1000 > everyMs + graceMs,
    };
  });
}
