import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { isAhead } from '../db/ahead';
import { system } from '../db/actor';
import type { Database } from '../db/database';
import { jobsTable as table } from './jobs.table';

/** A process that does not renew its lease for this long counts as dead, and its job as not done. */
export const leaseMs = 60_000;

const longestDelayMs = 10 * 60_000;

const actor = system('scheduler');

const inMs = (ms: number) => sql<string>`now() + make_interval(secs => ${ms / 1000})`;

/** A job's name and interval, as stored in the database. */
export interface Interval {
  name: string;
  everyMs: number;
}

const isFree = () =>
  or(
    isNull(table.lease_until),
    lt(table.lease_until, sql`now()`),
    isAhead(table.lease_until, leaseMs / 1000),
  );

/** Due by its time, or by a time that is later than any interval or delay: a wrong clock wrote that. */
const isDue = ({ name, everyMs }: Interval) =>
  and(
    eq(table.name, name),
    or(lte(table.due_at, sql`now()`), isAhead(table.due_at, Math.max(everyMs, longestDelayMs) / 1000)),
  );

const isHeldBy = (name: string, holder: string) => and(eq(table.name, name), eq(table.lease_holder, holder));

/** Registers the jobs in the database; new ones are due at once. */
export const announce = (database: Database, names: string[]): Promise<unknown> =>
  database.withActor(actor, (tx) =>
    tx
      .insert(table)
      .values(names.map((name) => ({ name, due_at: sql`now()`, failures: 0 })))
      .onConflictDoNothing(),
  );

/**
 * Leases the due jobs that no process holds. Two processes never get the same job. A due time or lease far in the future was written by a
 * clock that has been corrected since: the job is due, and free.
 */
export const claimDue = (database: Database, jobs: Interval[], holder: string): Promise<string[]> =>
  database.withActor(actor, async (tx) => {
    const due = await tx
      .select({ name: table.name })
      .from(table)
      .where(and(or(...jobs.map(isDue)), isFree()))
      .orderBy(asc(table.due_at))
      .for('update', { skipLocked: true });
    const claimed = due.map(({ name }) => name);
    if (claimed.length > 0) {
      await tx
        .update(table)
        .set({ lease_holder: holder, lease_until: inMs(leaseMs) })
        .where(inArray(table.name, claimed));
    }
    return claimed;
  });

export const renew = (database: Database, name: string, holder: string): Promise<unknown> =>
  database.withActor(actor, (tx) =>
    tx
      .update(table)
      .set({ lease_until: inMs(leaseMs) })
      .where(isHeldBy(name, holder)),
  );

const free = { lease_holder: null, lease_until: null };

export const succeed = (
  database: Database,
  name: string,
  holder: string,
  everyMs: number,
): Promise<unknown> =>
  database.withActor(actor, (tx) =>
    tx
      .update(table)
      .set({ ...free, due_at: inMs(everyMs), ran_at: sql`now()`, failures: 0, last_error: null })
      .where(isHeldBy(name, holder)),
  );

/** Retries a failed job at growing intervals, but never more often than its own interval. */
export const fail = (
  database: Database,
  name: string,
  holder: string,
  everyMs: number,
  error: string,
): Promise<unknown> =>
  database.withActor(actor, async (tx) => {
    const [job] = await tx.select({ failures: table.failures }).from(table).where(isHeldBy(name, holder));
    if (!job) return;
    const failures = job.failures + 1;
    const delay = Math.max(everyMs, Math.min(longestDelayMs, 1000 * 2 ** failures));
    await tx
      .update(table)
      .set({ ...free, due_at: inMs(delay), failures, last_error: error })
      .where(isHeldBy(name, holder));
  });
