import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A transaction that waited has an older `now()` than the one that wrote before it. */
const slackSeconds = 60;

/**
 * Whether an instant is more than `seconds` ahead: a wrong clock wrote it, and was corrected since. Waiting for it would take until that
 * time comes.
 */
export const isAhead = (column: PgColumn, seconds: number): SQL =>
  sql`${column} > now() + make_interval(secs => ${seconds + slackSeconds})`;
