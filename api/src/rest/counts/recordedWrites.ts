import { and, eq, gte, ne } from 'drizzle-orm';
import { auditLogTable as log } from '../../audit/audit.table';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';

/** Longer than any transaction and the differences of clocks between processes. */
const latestArrivalMs = 120_000;

/** From when on the rows of the log are counted, so that each write that commits from now on is one more. */
export const sinceNow = (): string => new Date(Date.now() - latestArrivalMs).toISOString();

/**
 * How many writes the log has since then. Another number says that one was committed, by whatever process; the time of the newest row would
 * not, because rows appear in the order of their commits. Sign-ins change no list.
 */
export const countWrites = (database: Database, since: string): Promise<number> =>
  database.readOnce(system('counts'), (tx) =>
    tx.$count(log, and(gte(log.at, since), eq(log.outcome, 'done'), ne(log.entity, 'sessions'))),
  );
