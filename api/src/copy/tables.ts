import { system } from '../db/actor';
import { becomeActor } from '../db/database';
import type { Connection, Engine } from '../db/engine';
import { StartError } from '../base/startError';
import { inOrder, readReferences, setAtTheEnd, type Reference } from './references';

export interface Table {
  name: string;
  /** The copied columns: generated ones are computed by the target database. */
  columns: string[];
  generated: string[];
  key: string[];
  /** Columns that are inserted as null, and set once all rows are there. */
  setAtTheEnd: string[];
}

/** Tables of the server itself, which are filled when a database is opened, or with rows that live for minutes only. */
const ownBookkeeping = [
  'migration_lock',
  'schema_migrations',
  'jobs',
  'undo_secrets',
  'backups',
  'restores',
  'policy_violations',
];

/** Tables of sessions, links and mails. A backup that is restored later must not sign anybody in or send anything. */
export const keysOfPeople = [
  'sessions',
  'refresh_tokens',
  'known_devices',
  'password_links',
  'recovery_requests',
  'email_changes',
  'mails',
  'sign_in_tickets',
];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function columnsOf(
  connection: Connection,
  name: string,
): Promise<Pick<Table, 'columns' | 'generated' | 'key'>> {
  const { rows } = await connection.query(
    `SELECT attname::text, attgenerated <> '',
            EXISTS (SELECT 1 FROM pg_index WHERE indrelid = attrelid AND indisprimary AND attnum = ANY (indkey))
       FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [quoted(name)],
  );
  const names = (wanted: typeof rows) => wanted.map(([column]) => String(column));
  return {
    columns: names(rows.filter(([, isGenerated]) => isGenerated === false)),
    generated: names(rows.filter(([, isGenerated]) => isGenerated === true)),
    key: names(rows.filter(([, , isKey]) => isKey === true)),
  };
}

async function namesOf(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query(
    `SELECT relname::text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  return rows.map(([name]) => String(name));
}

async function describe(connection: Connection, order: string[], references: Reference[]): Promise<Table[]> {
  const later = setAtTheEnd(order, references);
  const tables: Table[] = [];
  for (const name of order)
    tables.push({ name, ...(await columnsOf(connection, name)), setAtTheEnd: later.get(name) ?? [] });
  return tables;
}

/** All copied tables, in an order in which foreign keys hold as far as possible. */
export async function dataTables(connection: Connection, without: string[] = []): Promise<Table[]> {
  const references = await readReferences(connection);
  const names = (await namesOf(connection)).filter((name) => ![...ownBookkeeping, ...without].includes(name));
  return describe(connection, inOrder(names, references), references);
}

/** These tables, prepared for being filled in the given order. */
export async function tablesInOrder(connection: Connection, order: string[]): Promise<Table[]> {
  const known = await namesOf(connection);
  const unknown = order.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no table ${unknown}.`);
  return describe(connection, order, await readReferences(connection));
}

/** Runs in one snapshot of the database, so that all rows are of the same moment, however long reading takes. */
export const readEverything = <T>(engine: Engine, run: (connection: Connection) => Promise<T>): Promise<T> =>
  engine.transaction(async (connection) => {
    await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    becomeActor(connection, system('copy'));
    return run(connection);
  });

/** Rows per batch. Tests pass a smaller number, so that few rows exceed a batch. */
export const rowsAtATime = 500;

/** Reads the rows in batches, as JSON written by the database: JavaScript would round numbers. */
export async function* readRows(
  connection: Connection,
  { name, generated }: Table,
  atATime = rowsAtATime,
): AsyncGenerator<string[]> {
  const without = generated.map((column) => ` - '${column.replaceAll("'", "''")}'`).join('');
  await connection.query(
    `DECLARE copied CURSOR FOR SELECT (to_jsonb(source)${without})::text FROM ${quoted(name)} source`,
  );
  for (;;) {
    const { rows } = await connection.query(`FETCH ${atATime} FROM copied`);
    if (rows.length === 0) break;
    yield rows.map(([row]) => String(row));
  }
  await connection.query('CLOSE copied');
}

const populated = (name: string): string => `jsonb_populate_recordset(NULL::${quoted(name)}, $1::jsonb)`;

const asArray = (rows: string[]): string => `[${rows.join(',')}]`;

/** Inserts rows; references to rows that are not there yet are null until `setReferences` has run. */
export async function writeRows(
  connection: Connection,
  { name, columns, setAtTheEnd: later }: Table,
  rows: string[],
): Promise<void> {
  const values = columns.map((column) => (later.includes(column) ? 'NULL' : quoted(column)));
  await connection.query(
    `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) SELECT ${values.join(', ')} FROM ${populated(name)}`,
    [asArray(rows)],
  );
}

/** Sets the references that `writeRows` has left null. */
export async function setReferences(
  connection: Connection,
  { name, key, setAtTheEnd: later }: Table,
  rows: string[],
): Promise<void> {
  const values = later.map((column) => `${quoted(column)} = source.${quoted(column)}`);
  const same = key.map((column) => `target.${quoted(column)} = source.${quoted(column)}`);
  const isSet = later.map((column) => `source.${quoted(column)} IS NOT NULL`);
  await connection.query(
    `UPDATE ${quoted(name)} AS target SET ${values.join(', ')} FROM ${populated(name)} AS source
      WHERE ${same.join(' AND ')} AND (${isSet.join(' OR ')})`,
    [asArray(rows)],
  );
}

/** Defers the check of deferrable constraints to the end of the transaction. */
export const deferConstraints = (connection: Connection): Promise<unknown> =>
  connection.query('SET CONSTRAINTS ALL DEFERRED');

/** Tables that migrations fill, so that they are never empty. */
const filledByMigrations = ['notification_rules'];

/** Fails unless all tables are empty, so that a copy overwrites nothing and is not mixed with other rows. */
export async function demandEmpty(connection: Connection, variable: string): Promise<void> {
  for (const { name } of await dataTables(connection)) {
    if (filledByMigrations.includes(name)) continue;
    const { rows } = await connection.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new StartError(`${variable}: the database already has rows in ${name}. Use an empty one.`);
  }
}

/** Deletes the rows that migrations inserted, in the transaction that writes the copy. */
export async function makeRoom(connection: Connection): Promise<void> {
  const known = await namesOf(connection);
  for (const name of filledByMigrations)
    if (known.includes(name)) await connection.query(`DELETE FROM ${quoted(name)}`);
}

export async function migrationsOf(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query('SELECT name FROM schema_migrations ORDER BY name');
  return rows.map(([name]) => String(name));
}
