import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WaitedTooLong } from '@itinera/shared/server';
import { sql, type SQL } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { directions, openOnBoth } from '../../testing/copies';
import { password } from '../../testing/people';
import makePgliteTemplates from '../../testing/pglite/globalSetup';
import { announce, full, limitInFull } from '../../testing/scale';
import { record, stranger } from '../audit/record';
import { sealAudit } from '../audit/sealAudit';
import { verifyAudit } from '../audit/verifyAudit';
import { systemContext } from '../audit/writeContext';
import { system } from '../db/actor';
import { createDatabase, type Database, type Transaction } from '../db/database';
import { preparationTimeoutMs, type Engine } from '../db/engine';
import { allIdLists, allTables } from '../modules/allTables';
import { travellersTable } from '../modules/travellers/travellers.table';
import { sweepUploads } from '../modules/uploads/sweepUploads';
import { uploadsTable } from '../people/uploads.table';
import { registerTables } from '../rest/entries/references';
import { large } from '../seed/large/insertLarge';
import { insertDemo } from '../seed/seedDemo';
import { openDiskStorage } from '../storage/diskStorage';
import { thumbnailName, type Storage } from '../storage/storage';
import type { Manifest } from './backupFormat';
import { copyDatabase } from './copyDatabase';
import { makeBackup } from './makeBackup';
import { readReferences } from './references';
import { restoreBackup } from './restoreBackup';
import { readEverything } from './tables';

/** Whichever engine is filled, `everyTable.test.ts` proves. The short run tries one copy of each source: as people make them. */
const backups: typeof directions = full ? directions : [['PostgreSQL', ['PGlite']]];
const moves: typeof directions = full ? directions : [['PGlite', ['PostgreSQL']]];
/** The full run uses the large demo. */
const timeout = limitInFull(7_200_000);
const actor = system('test');
const { open, remove } = openOnBoth();
let folder: string;

beforeAll(async () => {
  registerTables(allTables, allIdLists);
  await makePgliteTemplates();
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-copy-'));
});
afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true });
});

const storageAt = (name: string): Storage => openDiskStorage(join(folder, name));

const openEmpty = (on: Engine['name']) => open(on, 'migrated', preparationTimeoutMs);

async function openFilled(on: Engine['name']): Promise<Engine> {
  if (!full) return open(on, 'demo');
  const engine = await openEmpty(on);
  await insertDemo(createDatabase(engine), password, { more: large });
  return engine;
}

const rowsOf = async (engine: Engine, query: SQL) =>
  createDatabase(engine).withActor(actor, (tx) => tx.execute<Record<string, unknown>>(query));

const withAudit = (tx: Transaction, entity: string, entity_id: string) =>
  record(tx, systemContext('test'), {
    ...stranger,
    entity,
    entity_id,
    action: 'create',
    outcome: 'done',
  });

/** Inserts a row and its row of the log, whose tables are copied at different times. */
const addTraveller = async (database: Database): Promise<string> => {
  const id = uuidv7();
  await database.withActor(actor, async (tx) => {
    await tx.execute(
      sql`INSERT INTO ${travellersTable} (id, first_name, last_name, sex, birthday, nationality)
          SELECT ${id}::uuid, 'Under', 'Writers', 'f', '1990-01-01', id FROM countries LIMIT 1`,
    );
    await withAudit(tx, 'travellers', id);
  });
  await sealAudit(database, actor);
  return id;
};

/** Two outbound flights exchange their return flights, so that references of a table to itself change all the time. */
const swapPairs = (database: Database): Promise<string> =>
  database.withActor(actor, async (tx) => {
    const blocks = await tx.execute<{ id: string; back: string }>(
      sql`SELECT id::text, paired_block_id::text AS back FROM block_seats WHERE paired_block_id IS NOT NULL ORDER BY id LIMIT 2 FOR UPDATE`,
    );
    const [one, two] = blocks;
    if (!one || !two) throw new Error('The demo has no two pairs of blocks.');
    const pair = (id: string, back: string | null) =>
      tx.execute(sql`UPDATE block_seats SET paired_block_id = ${back}::uuid WHERE id = ${id}::uuid`);
    await pair(one.id, null);
    await pair(two.id, one.back);
    await pair(one.id, two.back);
    return one.id;
  });

/** Uploads a file that is kept, and one that is due for the next sweep. */
const uploadAndSweep = async (database: Database, storage: Storage): Promise<string> => {
  const [kept, forgotten] = [1, 2].map(() => `${randomBytes(16).toString('base64url')}.webp`);
  for (const name of [kept, forgotten]) {
    await storage.put(String(name), Buffer.from('a picture'));
    await storage.put(thumbnailName(String(name)), Buffer.from('a thumbnail'));
    await database.withActor(actor, (tx) =>
      tx.execute(
        sql`INSERT INTO ${uploadsTable} (id, file_name, kind, media_type, original_name, received_bytes, received_sha256, unused_since)
            VALUES (${uuidv7()}, ${name}, 'image', 'image/webp', 'under writers', 1, '', now() - ${name === kept ? 0 : 25} * interval '1 hour')`,
      ),
    );
  }
  await sweepUploads(database, storage, actor);
  return String(kept);
};

/** Writers that run until they are stopped. Their lists have the acknowledged writes. */
function startWriters(engine: Engine, storage: Storage) {
  const database = createDatabase(engine);
  let isStopped = false;
  const write = async (once: () => Promise<string>, done: string[]) => {
    while (!isStopped) {
      // The embedded database has one session: others wait for a copy, and are refused when they wait too long.
      const acknowledged = await once().catch((error: unknown) => {
        if (!(error instanceof WaitedTooLong)) throw error;
      });
      if (acknowledged !== undefined) done.push(acknowledged);
      await pause(2);
    }
  };
  const done = { travellers: [] as string[], swaps: [] as string[], files: [] as string[] };
  const ended = Promise.all([
    write(() => addTraveller(database), done.travellers),
    write(() => addTraveller(database), done.travellers),
    write(() => swapPairs(database), done.swaps),
    write(() => uploadAndSweep(database, storage), done.files),
  ]);
  const counts = () => Object.values(done).map(({ length }) => length);
  return {
    /** Waits until each writer has written once more. Returns what was acknowledged until then. */
    async writeMore() {
      const before = counts();
      while (counts().some((count, index) => count <= (before[index] ?? 0)))
        await Promise.race([pause(5), ended]);
      return structuredClone(done);
    },
    async stop() {
      isStopped = true;
      await ended;
    },
  };
}

/** References without a referenced row, whether or not the database has checked them. */
const danglingReferences = (engine: Engine) =>
  readEverything(engine, async (connection) => {
    const found: string[] = [];
    for (const { owner, target, columns, targetColumns } of await readReferences(connection)) {
      const equal = columns.map((column, index) => `target."${targetColumns[index]}" = owner."${column}"`);
      const isSet = columns.map((column) => `owner."${column}" IS NOT NULL`);
      const { rows } = await connection.query(
        `SELECT 1 FROM "${owner}" owner WHERE ${isSet.join(' AND ')}
            AND NOT EXISTS (SELECT FROM "${target}" target WHERE ${equal.join(' AND ')}) LIMIT 1`,
      );
      if (rows.length > 0) found.push(`${owner} → ${target}`);
    }
    return found;
  });

/** Conditions that no row meets if all rows are of one moment. */
const contradictions = sql`
  SELECT
    (SELECT count(*) FROM travellers WHERE first_name = 'Under'
      AND NOT EXISTS (SELECT FROM audit_log WHERE entity = 'travellers' AND entity_id = travellers.id::text))::int AS unlogged,
    (SELECT count(*) FROM audit_log WHERE entity = 'travellers'
      AND NOT EXISTS (SELECT FROM travellers WHERE id::text = entity_id))::int AS logged_only,
    (SELECT count(*) FROM block_seats WHERE seats_sold <> (SELECT coalesce(sum(seats), 0) FROM booking_flights
      WHERE block_seat_id = block_seats.id AND seat_status = 'sold'))::int AS wrong_seats,
    (SELECT count(*) FROM bookings JOIN payments ON booking_id = bookings.id WHERE payments.total_minor <> bookings.total_minor)::int AS wrong_totals`;

/** Sums that no writer changes. */
const sums = sql`
  SELECT (SELECT sum(total_minor) FROM bookings)::text AS sold, (SELECT sum(amount_minor) FROM transactions)::text AS paid,
         (SELECT sum(price_minor) FROM price_cells)::text AS prices, (SELECT sum(seats_total) FROM block_seats)::text AS seats,
         (SELECT count(paired_block_id) FROM block_seats)::int AS pairs`;

async function expectOneMoment(copy: Engine, source: Engine, before: string[]) {
  expect(await danglingReferences(copy)).toEqual([]);
  expect(await rowsOf(copy, contradictions)).toEqual([
    { unlogged: 0, logged_only: 0, wrong_seats: 0, wrong_totals: 0 },
  ]);
  expect(await rowsOf(copy, sums)).toEqual(await rowsOf(source, sums));
  const written = sql`SELECT id::text FROM travellers WHERE first_name = 'Under'`;
  const [copied, all] = [await rowsOf(copy, written), await rowsOf(source, written)];
  const ids = new Set(copied.map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  expect(all.length).toBeGreaterThan(copied.length);
  expect(await verifyAudit(createDatabase(copy))).toMatchObject({ broken: undefined });
}

async function expectCounts(copy: Engine, { tables }: Manifest) {
  const counted = await readEverything(copy, async (connection) => {
    const counts: [string, number][] = [];
    for (const name of Object.keys(tables)) {
      const { rows } = await connection.query(`SELECT count(*)::int FROM "${name}"`);
      counts.push([name, Number(rows[0]?.[0])]);
    }
    return counts;
  });
  expect(counted).toEqual(Object.entries(tables).map(([name, { rows }]) => [name, rows]));
}

test.each(backups)(
  'a backup of %s that is made during writes is restored as of one moment, on %j',
  async (from, targets) => {
    announce(`backup of ${from} under writers`, full ? large.bookings : 1);
    const [source, storage] = [await openFilled(from), storageAt(from)];
    const writers = startWriters(source, storage);
    const before = await writers.writeMore();
    const file = join(folder, `backup of ${from}`);
    const made = await makeBackup(source, storage, file, '1');
    await writers.writeMore();
    await writers.stop();
    const own = new Set(before.files.flatMap((name) => [name, thumbnailName(name)]));
    expect(made.missing.filter((name) => own.has(name))).toEqual([]);
    for (const to of targets) {
      const [copy, restored] = [await openEmpty(to), storageAt(`${from} to ${to}`)];
      const { manifest } = await restoreBackup(copy, restored, file);
      expect(manifest.tables).toEqual(made.tables);
      await expectOneMoment(copy, source, before.travellers);
      await expectCounts(copy, manifest);
      for (const name of own) expect([name, await restored.has(name)]).toEqual([name, true]);
    }
  },
  timeout,
);

test.each(moves)(
  'a move from %s during writes is of one moment, on %j',
  async (from, targets) => {
    const [source, storage] = [await openFilled(from), storageAt(`moved from ${from}`)];
    for (const to of targets) {
      const copy = await openEmpty(to);
      const writers = startWriters(source, storage);
      const before = await writers.writeMore();
      await copyDatabase(source, copy);
      await writers.writeMore();
      await writers.stop();
      await expectOneMoment(copy, source, before.travellers);
    }
  },
  timeout,
);
