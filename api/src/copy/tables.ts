import { system } from '../db/actor';
import { becomeActor } from '../db/database';
import type { Connection, Engine } from '../db/engine';
import { StartError } from '../base/startError';

export interface Table {
  name: string;
  columns: string[];
}

/** Tables of the server itself, filled again where a database is opened, or with rows that live for minutes only. */
const ownBookkeeping = ['migration_lock', 'schema_migrations', 'jobs', 'undo_secrets', 'backups'];

/** Tables of sessions, links and mails. A backup that is restored later must neither sign a person in nor write to one. */
export const keysOfPeople = [
  'sessions',
  'refresh_tokens',
  'known_devices',
  'password_links',
  'recovery_requests',
  'mails',
  'sign_in_tickets',
];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const columnsOf = async (connection: Connection, name: string): Promise<string[]> => {
  const { rows } = await connection.query(
    `SELECT attname::text FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [quoted(name)],
  );
  return rows.map(([column]) => String(column));
};

async function namesOf(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query(
    `SELECT relname::text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  return rows.map(([name]) => String(name));
}

/** By table, the tables that its foreign keys refer to. */
async function referencesOf(connection: Connection): Promise<Map<string, string[]>> {
  const { rows } = await connection.query(
    `SELECT owner.relname::text, target.relname::text FROM pg_constraint
       JOIN pg_class owner ON owner.oid = conrelid JOIN pg_class target ON target.oid = confrelid
      WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const references = new Map<string, string[]>();
  for (const [owner, target] of rows)
    references.set(String(owner), [...(references.get(String(owner)) ?? []), String(target)]);
  return references;
}

/** Every table that is copied, in an order in which foreign keys hold: referenced tables first. */
export async function dataTables(connection: Connection, without: string[] = []): Promise<Table[]> {
  const references = await referencesOf(connection);
  const sorted = new Set<string>();
  const visit = (name: string) => {
    if (sorted.has(name)) return;
    for (const target of references.get(name) ?? []) visit(target);
    sorted.add(name);
  };
  for (const name of await namesOf(connection)) visit(name);
  const tables: Table[] = [];
  for (const name of sorted) {
    if ([...ownBookkeeping, ...without].includes(name)) continue;
    tables.push({ name, columns: await columnsOf(connection, name) });
  }
  return tables;
}

/** Runs in one snapshot of the database, so that all rows are of the same moment, however long it takes to read them. */
export const readEverything = <T>(engine: Engine, run: (connection: Connection) => Promise<T>): Promise<T> =>
  engine.transaction(async (connection) => {
    await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await becomeActor(connection, system('copy'));
    return run(connection);
  });

const rowsAtATime = 500;

/** Reads the rows in batches, as JSON that the database has written: JavaScript would round its numbers. */
export async function* readRows(connection: Connection, { name }: Table): AsyncGenerator<string[]> {
  await connection.query(
    `DECLARE copied CURSOR FOR SELECT to_jsonb(source)::text FROM ${quoted(name)} source`,
  );
  for (;;) {
    const { rows } = await connection.query(`FETCH ${rowsAtATime} FROM copied`);
    if (rows.length === 0) break;
    yield rows.map(([row]) => String(row));
  }
  await connection.query('CLOSE copied');
}

export async function writeRows(
  connection: Connection,
  { name, columns }: Table,
  rows: string[],
): Promise<void> {
  const list = columns.map(quoted).join(', ');
  await connection.query(
    `INSERT INTO ${quoted(name)} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${quoted(name)}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

/** Tables that a migration fills, so that they are never empty. */
const filledByMigrations = ['notification_rules'];

/**
 * Fails unless all tables are empty, so that a copy overwrites nothing and is not mixed with other rows. What the migrations have
 * put into them makes room for the copy.
 */
export async function demandEmpty(connection: Connection, variable: string): Promise<void> {
  for (const { name } of await dataTables(connection)) {
    if (filledByMigrations.includes(name)) continue;
    const { rows } = await connection.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new StartError(`${variable}: the database already has rows in ${name}. Use an empty one.`);
  }
  for (const name of filledByMigrations) await connection.query(`DELETE FROM ${quoted(name)}`);
}

export async function migrationsOf(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query('SELECT name FROM schema_migrations ORDER BY name');
  return rows.map(([name]) => String(name));
}
