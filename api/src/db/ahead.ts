import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A transaction that waited has an older `now()` than the one that wrote before it. */
const slackSeconds = 60;

/**
 * Whether an instant is further ahead than anybody sets it, `seconds` at most: the clock was wrong when it was written, and has been
 * corrected since. What waits for such an instant would wait until the wrong time comes.
 */
export const isAhead = (column: PgColumn, seconds: number): SQL =>
  sql`${column} > now() + make_interval(secs => ${seconds + slackSeconds})`;
