import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { migrationsFolder } from '../packaging';
import { applicationRole } from './database';
import type { Connection, Engine } from './engine';
import { isRetryable, sqlError } from './sqlState';

/** How `CREATE … IF NOT EXISTS` fails when two processes run it at the same moment. */
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
  await connection.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
}

/** The program's login may differ from the one that migrates; it must be able to take on the role. */
async function admitLogin(connection: Connection, login: string): Promise<void> {
  const { rows } = await connection.query(
    `SELECT 1 FROM pg_roles WHERE rolname = $1 AND (rolsuper OR pg_has_role(oid, $2, 'MEMBER'))`,
    [login, applicationRole],
  );
  if (rows.length === 0) await connection.query(`GRANT ${applicationRole} TO "${login.replaceAll('"', '""')}"`);
}

const statementsOf = async (name: string): Promise<string[]> =>
  (await readFile(new URL(name, migrationsFolder), 'utf8')).split('--> statement-breakpoint');

/** Applies the first migration that is missing; answers its name, or nothing when all are there. */
async function applyNext(connection: Connection, names: string[]): Promise<string | undefined> {
  // The lock is a row: advisory locks are not there, or do nothing, on distributed engines.
  await connection.query('SELECT id FROM migration_lock FOR UPDATE');
  const { rows } = await connection.query('SELECT name FROM schema_migrations');
  const applied = new Set(rows.map(([name]) => name));
  const next = names.find((name) => !applied.has(name));
  if (next === undefined) return undefined;
  for (const statement of await statementsOf(next)) await connection.query(statement);
  await connection.query('INSERT INTO schema_migrations (name) VALUES ($1)', [next]);
  return next;
}

/** Brings the database to the newest schema. Any number of processes may do so at once. */
export async function migrate(engine: Engine, login?: string): Promise<string[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  await despiteRaces(() => engine.transaction(prepare));
  if (login !== undefined) await despiteRaces(() => engine.transaction((connection) => admitLogin(connection, login)));
  const done: string[] = [];
  for (;;) {
    const name = await engine.transaction((connection) => applyNext(connection, names));
    if (name === undefined) return done;
    done.push(name);
  }
}
