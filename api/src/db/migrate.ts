import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { migrationsFolder } from './packaging';
import { system } from './actor';
import { applicationRole, becomeActor } from './database';
import type { Connection, Engine } from './engine';
import { decimalShifts } from './decimalShifts';
import { isRetryable, sqlError } from './sqlState';
import { applyPolicies } from './visibility/applyPolicies';
import type { Visibility } from './visibility/visibility';

/** SQLSTATEs of `CREATE … IF NOT EXISTS` when two processes run it at the same moment. */
const lostRace = ['23505', '42P07', '42710', 'XX000'];

async function despiteRaces(run: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      const expected = lostRace.includes(sqlError(error)?.code ?? '') || isRetryable(error);
      if (!expected || tried === 10) throw error;
      await pause(20 * tried * Math.random());
    }
  }
}

async function prepare(connection: Connection): Promise<void> {
  const { rows } = await connection.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [applicationRole]);
  if (rows.length === 0) await connection.query(`CREATE ROLE ${applicationRole} NOLOGIN`);
  await connection.query('CREATE TABLE IF NOT EXISTS migration_lock (id integer PRIMARY KEY)');
  await connection.query('INSERT INTO migration_lock (id) VALUES (1) ON CONFLICT DO NOTHING');
  await connection.query('ALTER TABLE migration_lock ADD COLUMN IF NOT EXISTS policies text');
  await connection.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
}

const mayTakeOnRole = (serving: Engine): Promise<boolean> =>
  serving
    .transaction(async (connection) => becomeActor(connection, system('migration')))
    .then(
      () => true,
      (error: unknown) => {
        if (sqlError(error)?.code !== '42501') throw error;
        return false;
      },
    );

/** Grants the application's role to the login of the server, by the login that migrates. */
async function admitLogin(serving: Engine, migrating: Engine): Promise<void> {
  if (await mayTakeOnRole(serving)) return;
  const { rows } = await serving.transaction((connection) =>
    connection.query('SELECT quote_ident(current_user)'),
  );
  const [[login] = []] = rows;
  await migrating.transaction((connection) =>
    connection.query(`GRANT ${applicationRole} TO ${String(login)}`),
  );
}

const statementsOf = async (name: string): Promise<string[]> =>
  (await readFile(new URL(name, migrationsFolder), 'utf8')).split('--> statement-breakpoint');

/** Applies the first missing migration and returns its name; undefined when none is missing. */
async function applyNext(connection: Connection, names: string[]): Promise<string | undefined> {
  // The lock is a row: distributed engines lack advisory locks, or ignore them.
  await connection.query('SELECT id FROM migration_lock FOR UPDATE');
  const { rows } = await connection.query('SELECT name FROM schema_migrations');
  const applied = new Set(rows.map(([name]) => name));
  const next = names.find((name) => !applied.has(name));
  if (next === undefined) return undefined;
  await connection.query(`SELECT set_config('itinera.decimal_shifts', $1, true)`, [
    JSON.stringify(decimalShifts()),
  ]);
  for (const statement of await statementsOf(next)) await connection.query(statement);
  await connection.query('INSERT INTO schema_migrations (name) VALUES ($1)', [next]);
  return next;
}

export const migrationNames = async (): Promise<string[]> =>
  (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();

/** Applies the missing ones of these migrations, in order. */
async function applyAll(migrating: Engine, names: string[]): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const name = await migrating.transaction((connection) => applyNext(connection, names));
    if (name === undefined) return done;
    done.push(name);
  }
}

/** Creates the schema of an older release in a new database. Without policies, so only its owner can read and write it. */
export async function migrateOnly(migrating: Engine, names: string[]): Promise<void> {
  await migrating.transaction(prepare);
  await applyAll(migrating, names);
}

/**
 * Migrates the database to the newest schema, and gives its tables their policies. Any number of processes may do so at
 * once.
 */
export async function migrate(
  migrating: Engine,
  tables: Visibility[],
  serving = migrating,
): Promise<string[]> {
  const names = await migrationNames();
  await despiteRaces(() => migrating.transaction(prepare));
  await despiteRaces(() => admitLogin(serving, migrating));
  const done = await applyAll(migrating, names);
  await despiteRaces(() => migrating.transaction((connection) => applyPolicies(connection, tables)));
  return done;
}
