import { jest } from '@jest/globals';
import type { Engine } from '../src/db/engine';

/** A clock that can be wrong and corrected: that of the database, its defaults, and that of this process. */
export interface FakeClock {
  engine: Engine;
  /** Sets the clock so many days ahead of the true time. */
  runAhead(days: number): void;
  stop(): void;
}

const setUp = [
  'CREATE SCHEMA clock',
  'GRANT USAGE ON SCHEMA clock TO PUBLIC',
  `CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
     SELECT pg_catalog.now() + coalesce(nullif(current_setting('clock.ahead', true), ''), '0')::interval $$`,
  `DO $$ DECLARE statement text; BEGIN
     FOR statement IN
       SELECT format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT clock.now()', adrelid::regclass, attname)
         FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum WHERE pg_get_expr(adbin, adrelid) = 'now()'
     LOOP EXECUTE statement; END LOOP; END $$`,
];

/** Real timers: only dates are faked. */
const timers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const dayMs = 24 * 3_600_000;

/** Replaces `now()` of a database that no other test uses. */
export async function fakeClock(engine: Engine): Promise<FakeClock> {
  await engine.transaction(async (connection) => {
    for (const statement of setUp) await connection.query(statement);
  });
  let ahead = 0;
  return {
    engine: {
      ...engine,
      transaction: (run, turn) =>
        engine.transaction(async (connection) => {
          await connection.query(
            `SELECT set_config('search_path', 'clock, pg_catalog, public', true), set_config('clock.ahead', $1, true)`,
            [`${ahead} days`],
          );
          return run(connection);
        }, turn),
    },
    runAhead(days) {
      ahead = days;
      jest.useRealTimers();
      if (days > 0) jest.useFakeTimers({ now: Date.now() + days * dayMs, doNotFake: [...timers] });
    },
    stop: () => void jest.useRealTimers(),
  };
}
