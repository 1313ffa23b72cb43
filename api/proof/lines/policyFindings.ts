import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { idOf, type Person } from '../../testing/people';
import type { TestServer } from '../../testing/testServer';
import { system, type Actor } from '../../src/db/actor';
import { applicationRole, becomeActor } from '../../src/db/database';
import type { Connection } from '../../src/db/engine';
import { sqlError } from '../../src/db/sqlState';
import { visibilityOf, type Visibility } from '../../src/db/visibility/visibility';
import { referencesTo } from '../../src/rest/entries/references';
import { keysShownTo, rowsShownTo } from './everyRow';
import { keyOf, rowsFor, type EveryRow } from './oracle';

const partners = ['partner', 'partner2'] as const satisfies Person[];
const actorOf = (person: Person): Actor => ({ kind: 'partner', id: idOf(person) });

/** The rows of a table that are visible without an actor. */
export async function shownToNobody({ engine }: TestServer, table: string): Promise<string[]> {
  const { rows } = await engine.transaction(async (connection) => {
    await connection.query(`SET LOCAL ROLE ${applicationRole}`);
    return connection.query(`SELECT 1 FROM "${table}" LIMIT 1`);
  });
  return rows.length > 0 ? [`${table} shows rows to nobody in particular`] : [];
}

class Undo extends Error {}

/** The outcome of statements that a partner runs, or the SQLSTATE of their failure; everything is rolled back. */
async function outcomeOf(
  { engine }: TestServer,
  person: Person,
  run: (connection: Connection) => Promise<boolean>,
): Promise<boolean | string> {
  let outcome: boolean | string = false;
  await engine
    .transaction(async (connection) => {
      becomeActor(connection, actorOf(person));
      outcome = await run(connection);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) outcome = sqlError(error)?.code ?? String(error);
    });
  return outcome;
}

const isRefused = (outcome: boolean | string) => outcome === false || outcome === '42501';

/** The columns that a statement may insert: the database computes generated ones. */
const insertable = (table: PgTable): string =>
  getTableConfig(table)
    .columns.filter(({ generated }) => !generated)
    .map(({ name }) => `"${name}"`)
    .join();

/** The columns that the application may update; not the id, which others refer to. */
async function changeable({ engine }: TestServer, table: PgTable): Promise<string[]> {
  const { rows } = await engine.transaction((connection) =>
    connection.query(
      `SELECT column_name::text FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = $1 AND column_name <> 'id' AND is_generated = 'NEVER' AND has_column_privilege($2, quote_ident(table_name), column_name, 'UPDATE')
        ORDER BY ordinal_position`,
      [getTableName(table), applicationRole],
    ),
  );
  return rows.map(([name]) => String(name));
}

/** The columns of keys, whose change foreign keys refuse, not policies. */
function keysOf(table: PgTable): Set<string> {
  const { columns, primaryKeys, uniqueConstraints, indexes, foreignKeys } = getTableConfig(table);
  return new Set([
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => name),
    ...[...primaryKeys, ...uniqueConstraints].flatMap((key) => key.columns.map(({ name }) => name)),
    ...foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
    ...indexes
      .filter(({ config }) => config.unique)
      .flatMap(({ config }) =>
        config.columns.flatMap((column) => ('name' in column ? [String(column.name)] : [])),
      ),
  ]);
}

/** A value for a column that no row has yet. */
function otherValue(table: PgTable, column: string): string | undefined {
  const type = getTableConfig(table)
    .columns.find(({ name }) => name === column)
    ?.getSQLType();
  return { uuid: 'gen_random_uuid()', text: "'taken over'", integer: '4711', bigint: '4711' }[type ?? ''];
}

/** Statements without a condition, because hidden rows could not be named in one. */
async function blindStatements(server: TestServer, table: PgTable): Promise<string[]> {
  const name = getTableName(table);
  const keys = keysOf(table);
  const columns = (await changeable(server, table)).toSorted(
    (one, other) => Number(keys.has(one)) - Number(keys.has(other)),
  );
  const [update] = columns.flatMap((column) => {
    const value = otherValue(table, column);
    return value === undefined ? [] : [`UPDATE "${name}" SET "${column}" = ${value}`];
  });
  return [`DELETE FROM "${name}"`, ...(update === undefined ? [] : [update])];
}

/** Removes what refers to own rows of partners, which a statement without a condition would fail at before any policy refuses it. */
async function removeReferring(connection: Connection, { way, table }: Visibility): Promise<void> {
  if (way.kind !== 'ownOrCommon') return;
  becomeActor(connection, system('proof'));
  for (const { table: of, blocks } of referencesTo(table))
    if (blocks) await connection.query(`DELETE FROM "${getTableName(of)}"`);
}

/** The rows that a partner may change or add although they don’t name it: parts of its own, as declared. */
const changedBy = (person: Person, { way, table }: Visibility, rows: EveryRow): Set<string> =>
  new Set(
    way.kind === 'with' && (way.changes || way.adds)
      ? rowsFor(idOf(person), rows)(visibilityOf(table)).map((row) => keyOf(table, row))
      : [],
  );

/** Rows of another partner that a partner could nevertheless change, delete or insert. */
export async function takenByPartners(
  server: TestServer,
  visibility: Visibility,
  all: EveryRow,
): Promise<{ tried: number; findings: string[] }> {
  const { table } = visibility;
  const name = getTableName(table);
  const findings: string[] = [];
  let tried = 0;
  const rows = await rowsShownTo(server, table, system('proof'));
  const statements = await blindStatements(server, table);
  for (const person of partners) {
    const theirs = changedBy(person, visibility, all);
    const others = rows
      .filter((row) => !theirs.has(keyOf(table, row)))
      .map((row) => JSON.stringify(row))
      .filter((text) => !text.includes(idOf(person)))
      .slice(0, 3);
    for (const statement of statements) {
      const outcome = await outcomeOf(server, person, async (connection) => {
        await removeReferring(connection, visibility);
        becomeActor(connection, actorOf(person));
        await connection.query(statement);
        becomeActor(connection, system('proof'));
        const { rows: left } = await connection.query(`SELECT to_json(entry)::text FROM "${name}" entry`);
        const texts = new Set(left.map(([text]) => JSON.stringify(JSON.parse(String(text)))));
        return others.some((text) => !texts.has(text));
      });
      if (!isRefused(outcome)) findings.push(`${person} ran ${statement}: ${String(outcome)}`);
      tried += others.length;
    }
    for (const text of others) {
      const inserted = await outcomeOf(server, person, async (connection) => {
        await connection.query(
          `INSERT INTO "${name}" (${insertable(table)})
           SELECT ${insertable(table)} FROM json_populate_record(NULL::"${name}", $1::json)`,
          [text],
        );
        return true;
      });
      // Refused because of its owner, before anything else that is wrong with it.
      if (inserted !== '42501')
        findings.push(`${person} wrote a row of ${name} that names another person: ${String(inserted)}`);
      tried += 1;
    }
  }
  return { tried, findings };
}

/** Partners for whom the policies show other rows of a table than the declarations. */
export async function shownOtherwise(
  server: TestServer,
  visibility: Visibility,
  rows: EveryRow,
): Promise<string[]> {
  const { table } = visibility;
  const findings: string[] = [];
  for (const person of partners) {
    const declared = rowsFor(idOf(person), rows)(visibility).map((row) => keyOf(table, row));
    const shown = await keysShownTo(server, table, actorOf(person));
    if (JSON.stringify(shown) !== JSON.stringify(declared.toSorted()))
      findings.push(
        `${getTableName(table)}: ${person} is shown ${shown.length} rows, and ${declared.length} are declared`,
      );
  }
  return findings;
}
