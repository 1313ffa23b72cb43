import { idOf, type Person } from '../../testing/people';
import type { TestServer } from '../../testing/testServer';
import { system, type Actor } from '../../src/db/actor';
import { applicationRole, becomeActor } from '../../src/db/database';
import type { Connection } from '../../src/db/engine';
import { sqlError } from '../../src/db/sqlState';
import { textsOf } from './shownBySql';

export const partners = ['partner', 'partner2'] as const satisfies Person[];
const actorOf = (person: Person): Actor => ({ kind: 'partner', id: idOf(person) });

/** What a table shows in a transaction without an actor. */
export async function shownToNobody({ engine }: TestServer, table: string): Promise<string[]> {
  const { rows } = await engine.transaction(async (connection) => {
    await connection.query(`SET LOCAL ROLE ${applicationRole}`);
    return connection.query(`SELECT 1 FROM "${table}" LIMIT 1`);
  });
  return rows.length > 0 ? [`${table} shows rows to nobody in particular`] : [];
}

class Undo extends Error {}

/** What comes of statements that a partner runs, or the SQLSTATE that ends them; all of it is undone. */
async function outcomeOf(
  { engine }: TestServer,
  person: Person,
  run: (connection: Connection) => Promise<boolean>,
): Promise<boolean | string> {
  let outcome: boolean | string = false;
  await engine
    .transaction(async (connection) => {
      await becomeActor(connection, actorOf(person));
      outcome = await run(connection);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) outcome = sqlError(error)?.code ?? String(error);
    });
  return outcome;
}

const isRefused = (outcome: boolean | string) => outcome === false || outcome === '42501';

/** The first column that the application may change; an id, unless a table lets nobody change those. */
async function changeable({ engine }: TestServer, table: string): Promise<string | undefined> {
  const { rows } = await engine.transaction((connection) =>
    connection.query(
      `SELECT column_name::text FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = $1 AND has_column_privilege($2, quote_ident(table_name), column_name, 'UPDATE')
        ORDER BY ordinal_position LIMIT 1`,
      [table, applicationRole],
    ),
  );
  return rows[0] && String(rows[0][0]);
}

/** Statements that read nothing, because what is not shown could not be named in a condition. */
async function blindStatements(server: TestServer, table: string): Promise<string[]> {
  const column = await changeable(server, table);
  const value = column === 'id' ? 'gen_random_uuid()' : "'taken over'";
  return [
    `DELETE FROM "${table}"`,
    ...(column === undefined ? [] : [`UPDATE "${table}" SET "${column}" = ${value}`]),
  ];
}

/** Rows that name somebody else, and that a partner could change, remove or write again all the same. */
export async function takenByPartners(
  server: TestServer,
  table: string,
): Promise<{ tried: number; findings: string[] }> {
  const findings: string[] = [];
  let tried = 0;
  const rows = await textsOf(server, table);
  const statements = await blindStatements(server, table);
  for (const person of partners) {
    const others = rows.filter(({ text }) => !text.includes(idOf(person))).slice(0, 3);
    const ids = others.map(({ id }) => id);
    for (const statement of statements) {
      const outcome = await outcomeOf(server, person, async (connection) => {
        await connection.query(statement);
        await becomeActor(connection, system('proof'));
        const { rows: left } = await connection.query(
          `SELECT to_json(entry)::text FROM "${table}" entry WHERE id = ANY($1::uuid[])`,
          [ids],
        );
        return others.some(({ text }) => !left.some(([after]) => after === text));
      });
      if (!isRefused(outcome)) findings.push(`${person} ran ${statement}: ${String(outcome)}`);
      tried += ids.length;
    }
    for (const { text } of others) {
      const inserted = await outcomeOf(server, person, async (connection) => {
        await connection.query(
          `INSERT INTO "${table}" SELECT * FROM json_populate_record(NULL::"${table}", $1::json)`,
          [text],
        );
        return true;
      });
      // It is refused for whose it is, before anything else that is wrong with it.
      if (inserted !== '42501')
        findings.push(`${person} wrote a row of ${table} that names somebody else: ${String(inserted)}`);
      tried += 1;
    }
  }
  return { tried, findings };
}

/** Ids that a table shows to partners, and that no answer of the API has shown them. */
export async function shownBeyondAnswers(
  server: TestServer,
  table: string,
  answered: Map<Person, Set<string>>,
): Promise<string[]> {
  const findings: string[] = [];
  for (const person of partners) {
    const excess = (await textsOf(server, table, actorOf(person))).filter(
      ({ id }) => !answered.get(person)?.has(id),
    );
    if (excess.length > 0)
      findings.push(`${table} shows ${person} what no route does: ${excess.map(({ id }) => id).join(', ')}`);
  }
  return findings;
}
