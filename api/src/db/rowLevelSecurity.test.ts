import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { idOf } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { derivedId } from '../seed/derivedId';
import { system, type Actor } from './actor';
import { provePolicies } from './selfTest';
import { allVisibilities } from '../modules/allTables';
import * as tables from '../modules/schema';
import { sqlError } from './sqlState';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const partner: Actor = { kind: 'partner', id: idOf('partner') };
const stranger: Actor = { kind: 'partner', id: derivedId('nobody') };
const staff: Actor = { kind: 'staff', id: idOf('admin') };

/** Reads without a scope clause, as if it had been forgotten. */
const hotelsSeenBy = (actor: Actor) =>
  server.database.withActor(actor, (tx) => tx.$count(tables.hotelsTable));

describe('the database itself', () => {
  test('shows a partner only the hotels that it offers', async () => {
    expect(await hotelsSeenBy(staff)).toBe(150);
    expect(await hotelsSeenBy(partner)).toBe(30);
    expect(await hotelsSeenBy(stranger)).toBe(0);
  });

  test('hides images, themes, links, people and secrets, too', async () => {
    const seen = await server.database.withActor(partner, async (tx) => ({
      foreignImages: (
        await tx
          .select()
          .from(tables.hotelImagesTable)
          .where(eq(tables.hotelImagesTable.hotel_id, derivedId('hotel Nida Lagoon House')))
      ).length,
      foreignThemes: (
        await tx
          .select()
          .from(tables.hotelThemeLinksTable)
          .where(eq(tables.hotelThemeLinksTable.hotel_id, derivedId('hotel Nida Lagoon House')))
      ).length,
      partnersInLinks: new Set((await tx.select().from(tables.hotelDmcsTable)).map((link) => link.dmc_id)),
      people: (await tx.select().from(tables.usersTable)).map((user) => user.id),
      sessions: await tx.$count(tables.sessionsTable),
      tokens: await tx.$count(tables.refreshTokensTable),
      countries: await tx.$count(tables.countriesTable),
    }));
    expect(seen).toEqual({
      foreignImages: 0,
      foreignThemes: 0,
      partnersInLinks: new Set([idOf('partner')]),
      people: [idOf('partner')],
      sessions: 0,
      tokens: 0,
      countries: 25,
    });
  });

  test('lets a partner change nothing', async () => {
    const changed = await server.database.withActor(partner, (tx) =>
      tx.update(tables.hotelsTable).set({ name: 'Taken over' }).returning({ id: tables.hotelsTable.id }),
    );
    expect(changed).toEqual([]);
    const insertion = server.database.withActor(partner, (tx) =>
      tx.insert(tables.hotelDmcsTable).values({
        id: derivedId('new link'),
        hotel_id: derivedId('hotel Nida Lagoon House'),
        dmc_id: idOf('partner'),
      }),
    );
    expect(sqlError(await insertion.catch((error: unknown) => error))?.code).toBe('42501');
  });

  test('resets the actor at the end of the transaction', async () => {
    await hotelsSeenBy(staff);
    const { rows } = await server.engine.transaction((connection) =>
      connection.query(
        `SELECT current_user <> 'itinera_app', coalesce(current_setting('itinera.actor_kind', true), '')`,
      ),
    );
    expect(rows).toEqual([[true, '']]);
  });
});

describe('the self-test', () => {
  test('passes on the schema of the migrations', async () => {
    await expect(provePolicies(server.engine, allVisibilities)).resolves.toBeUndefined();
  });

  test('accepts a view that runs with the rights of its reader', async () => {
    const run = (statement: string) => server.engine.transaction((connection) => connection.query(statement));
    await run('CREATE VIEW links WITH (security_invoker = true) AS SELECT * FROM hotel_dmcs');
    await run('GRANT SELECT ON links TO itinera_app');
    await expect(provePolicies(server.engine, allVisibilities)).resolves.toBeUndefined();
    await run('DROP VIEW links');
  });

  test.each([
    [
      'ALTER TABLE hotels DISABLE ROW LEVEL SECURITY',
      'ALTER TABLE hotels ENABLE ROW LEVEL SECURITY',
      'the tables hotels are open',
    ],
    [
      'ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY',
      'ALTER TABLE hotels FORCE ROW LEVEL SECURITY',
      'the tables hotels are open',
    ],
    [
      'CREATE POLICY hole ON schema_migrations USING (true)',
      'DROP POLICY hole ON schema_migrations',
      'a stranger can read rows',
    ],
    [
      'CREATE POLICY hole ON hotels USING (true)',
      'DROP POLICY hole ON hotels',
      'nobody has declared the policy hole on hotels (ALL)',
    ],
    [
      `ALTER POLICY partners_read ON hotels RENAME TO another`,
      'ALTER POLICY another ON hotels RENAME TO partners_read',
      'nobody has declared the policy another on hotels (SELECT)',
    ],
    [
      `CREATE TABLE surprises (id uuid); ALTER TABLE surprises ENABLE ROW LEVEL SECURITY; ALTER TABLE surprises FORCE ROW LEVEL SECURITY`,
      'DROP TABLE surprises',
      'nothing says who sees the tables surprises',
    ],
    [
      'CREATE VIEW links AS SELECT * FROM hotel_dmcs; GRANT SELECT ON links TO itinera_app',
      'DROP VIEW links',
      'links shows rows as its owner sees them',
    ],
    [
      'CREATE MATERIALIZED VIEW links AS SELECT * FROM hotel_dmcs; GRANT SELECT ON links TO itinera_app',
      'DROP MATERIALIZED VIEW links',
      'links shows rows as its owner sees them',
    ],
    [
      `CREATE FUNCTION links() RETURNS bigint LANGUAGE sql SECURITY DEFINER AS 'SELECT count(*) FROM hotel_dmcs'`,
      'DROP FUNCTION links()',
      'links() runs as its owner',
    ],
    [
      'CREATE TABLE halves (id uuid) PARTITION BY RANGE (id); ALTER TABLE halves ENABLE ROW LEVEL SECURITY; ALTER TABLE halves FORCE ROW LEVEL SECURITY; CREATE TABLE half PARTITION OF halves DEFAULT',
      'DROP TABLE halves',
      'the tables half are open',
    ],
  ])('fails after %s', async (damage, repair, finding) => {
    const run = (statements: string) =>
      server.engine.transaction(async (connection) => {
        for (const statement of statements.split('; ')) await connection.query(statement);
      });
    await run(damage);
    await expect(provePolicies(server.engine, allVisibilities)).rejects.toThrow(finding);
    await run(repair);
    await expect(provePolicies(server.engine, allVisibilities)).resolves.toBeUndefined();
  });
});

describe('an actor', () => {
  const current = `SELECT current_user <> 'itinera_app', coalesce(current_setting('itinera.actor_kind', true), '')`;
  const seenOnce = (actor: Actor) => server.database.readOnce(actor, (tx) => tx.$count(tables.hotelsTable));

  test('sees its own rows by a plan that was made for another one', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      expect([await seenOnce(staff), await seenOnce(partner), await seenOnce(stranger)]).toEqual([
        150, 30, 0,
      ]);
      expect(await hotelsSeenBy(partner)).toBe(30);
    }
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => seenOnce(turn % 2 ? partner : staff)),
    );
    expect(all).toEqual(Array.from({ length: 12 }, (_, turn) => (turn % 2 ? 30 : 150)));
  });

  test('that can not be set lets no statement run, whatever the program makes of the failure', async () => {
    const outcome = server.engine.transaction(async (connection) => {
      connection.ahead(`SELECT set_config('role', 'nobody', true)`);
      await expect(connection.query('SELECT 1')).rejects.toThrow('nobody');
      return connection.query(current);
    });
    await expect(outcome).rejects.toThrow();
    const { rows } = await server.engine.transaction((connection) => connection.query(current));
    expect(rows).toEqual([[true, '']]);
  });

  test('whose first statement fails runs no other one, and leaves nothing', async () => {
    const failing = server.database.withActor(partner, async (tx) => {
      await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined);
      return tx.$count(tables.hotelsTable);
    });
    expect(sqlError(await failing.catch((error: unknown) => error))?.code).toBe('25P02');
    const once = server.database.readOnce(partner, (tx) => tx.execute(sql`SELECT 1 / 0`));
    expect(sqlError(await once.catch((error: unknown) => error))?.code).toBe('22012');
    const { rows } = await server.engine.transaction((connection) => connection.query(current));
    expect(rows).toEqual([[true, '']]);
  });

  test('of one statement has no second one, and none after its transaction', async () => {
    const second = server.database.readOnce(staff, async (tx) => {
      await tx.$count(tables.hotelsTable);
      return tx.$count(tables.usersTable);
    });
    await expect(second).rejects.toMatchObject({
      cause: new Error('The transaction is over: this statement would be part of another one, or of none.'),
    });
    const left = await server.database.withActor(staff, async (tx) => ({
      late: () => tx.$count(tables.hotelsTable),
    }));
    await expect(left.late()).rejects.toThrow();
  });

  test('is set before the last statement, too, if it was alone', async () => {
    await expect(
      server.engine.transaction(async (connection) => {
        connection.ahead(`SELECT set_config('role', 'nobody', true)`);
      }),
    ).rejects.toThrow('nobody');
  });
});

describe('withActor', () => {
  test('refuses to be nested, because the inner one would wait for ever or not be part of the outer', async () => {
    const nested = server.database.withActor(staff, () => server.database.withActor(staff, async () => 1));
    await expect(nested).rejects.toThrow('inside a transaction');
  });

  test('rolls back when the work fails', async () => {
    const failing = server.database.withActor(staff, async (tx) => {
      await tx.delete(tables.hotelDmcsTable);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await server.database.withActor(staff, (tx) => tx.$count(tables.hotelDmcsTable))).toBeGreaterThan(
      150,
    );
  });

  test.each(['40001', '40P01'])('retries after %s, a limited number of times', async (code) => {
    let runs = 0;
    const raise = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '${code}'; END $$`);
    const once = await server.database.withActor(system('test'), async (tx) => {
      runs += 1;
      if (runs === 1) await tx.execute(raise);
      return 'done';
    });
    expect({ once, runs }).toEqual({ once: 'done', runs: 2 });
    runs = 0;
    const never = server.database.withActor(system('test'), (tx) => {
      runs += 1;
      return tx.execute(raise);
    });
    await expect(never).rejects.toThrow();
    expect(runs).toBe(5);
  });
});
