import { system, type Actor } from '../../src/db/actor';
import { becomeActor } from '../../src/db/database';
import type { TestServer } from '../../testing/testServer';

export const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const rowsOf = (server: TestServer, text: string, actor?: Actor) =>
  server.engine.transaction(async (connection) => {
    if (actor) await becomeActor(connection, actor);
    return (await connection.query(text)).rows;
  });

export async function tablesWithIds(server: TestServer): Promise<string[]> {
  const rows = await rowsOf(
    server,
    `SELECT table_name::text FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid' ORDER BY 1`,
  );
  return rows.map(([name]) => String(name));
}

/**
 * The rows of a table, as text, that the policies show to an actor. The program itself sees all of them; the
 * login of a PostgreSQL server would see none, because the policies bind the owner of the tables as well.
 */
export const textsOf = async (
  server: TestServer,
  table: string,
  actor = system('proof') as Actor,
): Promise<{ id: string; text: string }[]> =>
  (
    await rowsOf(server, `SELECT id::text, to_json(entry)::text FROM "${table}" entry ORDER BY id`, actor)
  ).map(([id, text]) => ({ id: String(id), text: String(text) }));

export const hasRows = async (server: TestServer, table: string): Promise<boolean> =>
  (await rowsOf(server, `SELECT 1 FROM "${table}" LIMIT 1`, system('proof'))).length > 0;

/** Ids of entries that the policies hide from this actor and that no row which they show speaks of. */
export async function hiddenFrom(server: TestServer, actor: Actor): Promise<Set<string>> {
  const hidden = new Set<string>();
  const shown = new Set<string>([actor.kind === 'system' ? '' : actor.id]);
  for (const table of await tablesWithIds(server)) {
    for (const { text } of await textsOf(server, table, actor))
      for (const id of text.match(uuids) ?? []) shown.add(id);
    for (const { id } of await textsOf(server, table)) hidden.add(id);
  }
  for (const id of shown) hidden.delete(id);
  return hidden;
}

/** Takes the second line of defence away: every policy lets everything through. */
export async function openPolicies(server: TestServer): Promise<void> {
  const rows = await rowsOf(
    server,
    `SELECT policyname::text, tablename::text FROM pg_policies WHERE cmd <> 'INSERT'`,
  );
  for (const [policy, table] of rows)
    await rowsOf(server, `ALTER POLICY "${String(policy)}" ON "${String(table)}" USING (true)`);
}
