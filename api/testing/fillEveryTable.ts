import { dataTables, deferConstraints, demandEmpty, makeRoom, type Table } from '../src/copy/tables';
import { readReferences, type Reference } from '../src/copy/references';
import { system } from '../src/db/actor';
import { becomeActor } from '../src/db/database';
import type { Connection, Engine } from '../src/db/engine';

interface Column {
  type: string;
  /**
   * The first value that a check constraint lists. Other checks either accept the values below, or the database names them when it refuses
   * the row.
   */
  allowed: string | undefined;
}

/** Characters that a copy may spoil. */
const difficult = ` " \\ \u2028 😀 привет İ`;

/** By type, a value for the row with this number, unique if the type has enough values. */
const values: Record<string, (of: string, row: string, text: string) => string> = {
  uuid: (of, row) => `md5('${of} ' || ${row})::uuid`,
  text: (of, row, text) => `'${of} ' || ${row} || '${text}'`,
  integer: (_, row) => row,
  bigint: (_, row) => `4503599627370496 + ${row}`,
  'double precision': (_, row) => `${row} / 7.0`,
  'numeric(6,2)': (_, row) => `${row} / 7.0`,
  'numeric(2,1)': (_, row) => `${row} % 90 / 10.0`,
  boolean: (_, row) => `${row} % 2 = 0`,
  date: (_, row) => `date '2026-01-01' + ${row}`,
  'timestamp(3) with time zone': (_, row) => `timestamptz '2026-01-01' + ${row} * interval '1.001 seconds'`,
  jsonb: (_, row, text) => `jsonb_build_object('n', ${row} / 7.0, 'text', '${text}'::text)`,
  'uuid[]': (of, row) => `ARRAY[md5('${of} ' || ${row})::uuid]`,
  'text[]': (of, row, text) => `ARRAY['${of} ' || ${row}, '${text}']`,
  'integer[]': (_, row) => `ARRAY[${row}, 7]`,
};

async function columnsOf(connection: Connection): Promise<Map<string, Column>> {
  const { rows } = await connection.query(
    `SELECT relname || '.' || attname, format_type(atttypid, atttypmod),
            (SELECT max(pg_get_constraintdef(pg_constraint.oid)) FROM pg_constraint
              WHERE contype = 'c' AND conrelid = pg_class.oid AND attnum = ANY (conkey))
       FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped`,
  );
  return new Map(
    rows.map(([name, type, check]) => {
      const allowed = /= ANY \(ARRAY\[('[^']+')::text/.exec(String(check))?.[1];
      return [String(name), { type: String(type), allowed }];
    }),
  );
}

interface Schema {
  columns: Map<string, Column>;
  references: Reference[];
  /** Number of rows in every table. */
  count: number;
  /** Part of every text. */
  text: string;
}

/**
 * The n-th row of a table refers to the n-th row of each other one, so that unique keys hold; within a table the first refers to the last,
 * the second to the last but one, and so on.
 */
function valueOf(schema: Schema, table: string, column: string, row: string): string {
  const { columns, references, count, text } = schema;
  const found = references.find(({ owner, columns: own }) => owner === table && own.includes(column));
  if (found) {
    const target = found.targetColumns[found.columns.indexOf(column)] ?? '';
    const isOwn = found.target === table;
    return valueOf(schema, found.target, target, isOwn ? `(${count + 1} - ${row})` : row);
  }
  const { type = '', allowed } = columns.get(`${table}.${column}`) ?? {};
  const value = values[type];
  if (!value)
    throw new Error(`Say here what a value of the type ${type} looks like, for ${table}.${column}.`);
  return allowed ?? value(`${table}.${column}`, row, text);
}

type Value = (table: string, column: string) => string;

const numbered = (count: number) => `FROM generate_series(1, ${count}) AS row`;

async function insertRows(
  connection: Connection,
  { name, columns, setAtTheEnd: later }: Table,
  value: Value,
  count: number,
): Promise<void> {
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const made = columns.map((column) => (later.includes(column) ? 'NULL' : value(name, column))).join(', ');
  await connection.query(`INSERT INTO "${name}" (${listed}) SELECT ${made} ${numbered(count)}`);
}

async function setLater(connection: Connection, table: Table, value: Value, count: number): Promise<void> {
  const { name, key, setAtTheEnd: later } = table;
  if (later.length === 0) return;
  const equal = (columns: string[]) => columns.map((column) => `"${column}" = ${value(name, column)}`);
  await connection.query(
    `UPDATE "${name}" SET ${equal(later).join(', ')} ${numbered(count)} WHERE ${equal(key).join(' AND ')}`,
  );
}

/**
 * Fills every copied table with the same number of rows without nulls, each text with `text` in it. Derived from the schema, so that no table
 * can be forgotten.
 */
export async function fillEveryTable(engine: Engine, count: number, text = difficult): Promise<string[]> {
  return engine.transaction(async (connection) => {
    becomeActor(connection, system('test'));
    await demandEmpty(connection, 'The test');
    await makeRoom(connection);
    const tables = await dataTables(connection);
    const [columns, references] = [await columnsOf(connection), await readReferences(connection)];
    const value: Value = (table, column) =>
      valueOf({ columns, references, count, text }, table, column, 'row');
    await deferConstraints(connection);
    for (const table of tables) await insertRows(connection, table, value, count);
    for (const table of tables) await setLater(connection, table, value, count);
    return tables.map(({ name }) => name);
  });
}
