import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createPglite, type TestDatabase } from '../../testing/engines';
import makePgliteTemplates from '../../testing/pglite/globalSetup';
import { knownTemplates } from '../../testing/templates';
import { createTestDatabase } from '../../testing/testDatabase';
import { startTestServer, testSecret, type TestServer } from '../../testing/testServer';
import { formOf, sendForm } from '../../testing/uploads';
import { buildApp } from '../app/buildApp';
import { runCommand } from '../commands/commands';
import { readConfig } from '../base/config';
import { system } from '../db/actor';
import { becomeActor, createDatabase } from '../db/database';
import type { Engine } from '../db/engine';
import { openDiskStorage, storageFolder } from '../storage/diskStorage';
import { copyDatabase } from './copyDatabase';
import { makeBackup } from './makeBackup';
import { restoreBackup } from './restoreBackup';
import { dataTables, keysOfPeople, readEverything, readRows } from './tables';

let server: TestServer;
let token: string;
let folder: string;
let file: string;
const opened: { engine: Engine; database: TestDatabase }[] = [];

async function open(database: TestDatabase): Promise<Engine> {
  const engine = await database.open();
  opened.push({ engine, database });
  return engine;
}

const migrated = async () => open(await createTestDatabase('migrated'));

/** Shared by tests that write nothing or roll back. */
let empty: Engine;

beforeAll(async () => {
  server = await startTestServer();
  empty = await migrated();
  token = await server.tokenOf('admin');
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-copy-'));
  file = join(folder, 'backup');
  const bytes = await sharp({ create: { width: 600, height: 500, channels: 3, background: 'olive' } })
    .png()
    .toBuffer();
  for (const path of ['/api/storage/upload', '/api/storage/upload?kind=document'])
    await sendForm(server, token, formOf({ bytes }), { path });
  const hotel = await server.call('/api/hotels?per_page=1', { token });
  await server.call(`/api/hotels/${hotel.json().result[0].id}`, {
    method: 'PUT',
    token,
    body: { keywords: 'quotes " \\ \n 😀 \u2028 привет', stars: 4.5 },
  });
  await makeBackup(server.engine, server.storage, file, '1.2.3');
});
afterAll(async () => {
  for (const { engine, database } of opened) {
    await engine.close();
    await database.remove();
  }
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Every row of every table as sorted text, because engines sort differently. */
const everything = (engine: Engine) =>
  readEverything(engine, async (connection) => {
    const found: Record<string, string[]> = {};
    for (const table of await dataTables(connection, keysOfPeople)) {
      const rows: string[] = [];
      for await (const some of readRows(connection, table)) rows.push(...some);
      found[table.name] = rows.toSorted();
    }
    return found;
  });

const asSystem = (engine: Engine, text: string, ...params: string[]) =>
  engine.transaction(async (connection) => {
    becomeActor(connection, system('test'));
    return connection.query(text, params);
  });

const filesIn = async (storage: string) => {
  const names = (await readdir(storage, { recursive: true })).filter((name) => name.includes('.')).toSorted();
  return Promise.all(
    names.map(async (name) => [name, (await readFile(join(storage, name))).toString('base64')]),
  );
};

describe('a backup', () => {
  test('can be read by its owner only', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup']);
  });

  test('restores all rows and files, and ends all sessions', async () => {
    const engine = await migrated();
    const storage = openDiskStorage(join(folder, 'restored'));
    await restoreBackup(engine, storage, file);
    const [before, after] = [await everything(server.engine), await everything(engine)];
    expect(after).toEqual(before);
    expect([before['hotels']?.length, before['uploads']?.length, before['audit_log']?.length]).toEqual([
      150,
      387,
      expect.any(Number),
    ]);
    expect(await filesIn(join(folder, 'restored'))).toEqual(await filesIn(storageFolder(server.dataDir)));

    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const app = await buildApp({ storage, config, database: createDatabase(engine), secret: testSecret });
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: '/api/users/profile', headers })).statusCode).toBe(401);
    expect((await server.call('/api/users/profile', { token })).statusCode).toBe(200);
    await app.close();
  });

  test('is not restored into a database that has rows', async () => {
    const storage = openDiskStorage(join(folder, 'refused'));
    await expect(restoreBackup(server.engine, storage, file)).rejects.toThrow(/already has rows/);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['that was cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
    [
      'with a changed row',
      (bytes) =>
        gzipSync(
          gunzipSync(bytes).toString('utf8').replace('admin@itinera.example', 'enemy@itinera.example'),
        ),
    ],
    [
      'without its last line',
      (bytes) => gzipSync(gunzipSync(bytes).toString('utf8').split('\n').slice(0, -2).join('\n')),
    ],
    ['of another program', () => gzipSync('hello\n')],
    ['that is no archive', () => Buffer.from('hello')],
    [
      'with a file that leaves the storage',
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString('utf8')
            .replaceAll(/[\w-]{22}\.thumb\.webp/g, '../../owned.webp'),
        ),
    ],
  ])('%s is refused before anything is written', async (_, spoil) => {
    const spoiled = join(folder, 'spoiled');
    await writeFile(spoiled, spoil(await readFile(file)));
    await expect(restoreBackup(empty, openDiskStorage(join(folder, 'never')), spoiled)).rejects.toThrow(
      /backup/,
    );
    expect((await everything(empty))['hotels']).toEqual([]);
    await expect(stat(join(folder, 'never'))).rejects.toThrow();
    await rm(spoiled);
  });

  test('that fails half-way leaves no file', async () => {
    const broken = { ...server.storage, open: () => Promise.reject(new Error('no storage')) };
    await expect(makeBackup(server.engine, broken, join(folder, 'half'), '1')).rejects.toThrow('no storage');
    expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
  });
});

test('an interrupted restore leaves the database unchanged, and succeeds when it is repeated', async () => {
  const engine = await migrated();
  const before = await everything(engine);
  const storage = openDiskStorage(join(folder, 'repeated'));
  const full = { ...storage, put: () => Promise.reject(new Error('no room')) };
  await expect(restoreBackup(engine, full, file)).rejects.toThrow('no room');
  expect(await everything(engine)).toEqual(before);
  expect(before['notification_rules']).not.toEqual([]);
  await restoreBackup(engine, storage, file);
  expect(await everything(engine)).toEqual(await everything(server.engine));
});

test('a restore is refused if a server has written meanwhile', async () => {
  const engine = await migrated();
  const storage = openDiskStorage(join(folder, 'meanwhile'));
  let isWritten = false;
  const put = async (name: string, bytes: Buffer) => {
    await storage.put(name, bytes);
    if (isWritten) return;
    isWritten = true;
    await asSystem(engine, `INSERT INTO hotel_classes (id, name) VALUES (gen_random_uuid(), 'meanwhile')`);
  };
  await expect(restoreBackup(engine, { ...storage, put }, file)).rejects.toThrow(
    'already has rows in hotel_classes. Use an empty one.',
  );
});

test('the rest of an interrupted backup is refused', async () => {
  const left = join(folder, 'left behind');
  // Of any length, because the process was killed.
  for (const length of [0, 5, 20_000]) {
    await writeFile(left, (await readFile(file)).subarray(0, length));
    await expect(restoreBackup(empty, openDiskStorage(join(folder, 'never')), left)).rejects.toThrow(
      /(not a complete backup of this program|damaged or incomplete).* Use another copy of it\.$/,
    );
  }
});

test('a backup fails when the database is migrated during it', async () => {
  const engine = await migrated();
  let isMigrated = false;
  const busy: Engine = {
    ...engine,
    async transaction(run) {
      const result = await engine.transaction(run);
      if (!isMigrated)
        await engine.transaction((connection) =>
          connection.query(`INSERT INTO schema_migrations (name) VALUES ('9999_meanwhile.sql')`),
        );
      isMigrated = true;
      return result;
    },
  };
  await expect(makeBackup(busy, server.storage, join(folder, 'migrated'), '1')).rejects.toThrow(
    'The database was migrated while the backup was made. Make it again.',
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('migrated'))).toEqual([]);
});

test('a file that is swept during a backup does not count as missing', async () => {
  const engine = await migrated();
  const insert = (name: string) =>
    asSystem(
      engine,
      `INSERT INTO uploads (id, file_name, kind, media_type, original_name, received_bytes, received_sha256)
       VALUES (gen_random_uuid(), $1, 'document', 'application/pdf', 'one', 1, '')`,
      name,
    );
  const [swept, gone, lost] = ['swept', 'gone', 'lost'].map(
    (word) => `documents/${word.padEnd(22, '-')}.pdf`,
  );
  for (const name of [swept, gone, lost]) await insert(String(name));
  const storage = openDiskStorage(join(folder, 'swept'));
  const open = async (name: string) => {
    if (name === lost) return undefined;
    await asSystem(engine, 'DELETE FROM uploads WHERE file_name = $1', name);
    // It exists when it is opened, and is gone when it is read.
    return name === swept ? undefined : { size: 1, body: createReadStream(join(folder, 'swept', name)) };
  };
  const made = await makeBackup(engine, { ...storage, open }, join(folder, 'of swept'), '1');
  expect(made.missing).toEqual([lost]);
});

test('a move copies every row, sessions included, and compares them', async () => {
  // A run on PostgreSQL only has not created them yet.
  await makePgliteTemplates();
  const source = await createPglite(knownTemplates('pglite')?.demo);
  const [from, to] = [await open(source), await migrated()];
  const copied = await copyDatabase(from, to);
  expect(copied['hotels']?.rows).toBe(150);
  expect(await everything(to)).toEqual(await everything(from));
  await expect(copyDatabase(from, to)).rejects.toThrow(/has rows/);
});

test('a copy that differs from its source is rolled back', async () => {
  const lossy: Engine = {
    ...empty,
    transaction: (run) =>
      empty.transaction((connection) =>
        run({
          ...connection,
          query: (text, params) =>
            connection.query(
              text
                .replace('FROM jsonb_populate_recordset', 'FROM (SELECT * FROM jsonb_populate_recordset')
                .replace(/\$1::jsonb\)$/, '$1::jsonb) LIMIT 1) one'),
              params,
            ),
        }),
      ),
  };
  await expect(copyDatabase(server.engine, lossy)).rejects.toThrow(/differ|not present|violates/);
  expect((await everything(empty))['countries']).toEqual([]);
});

test('there are no sequences, which a copy of the rows would have to advance', async () => {
  const sequences = await server.engine.transaction((connection) =>
    connection.query(`SELECT relname FROM pg_class WHERE relkind = 'S'`),
  );
  expect(sequences.rows).toEqual([]);
});

test('the commands make copies, and report what they did', async () => {
  const database = await createTestDatabase('demo');
  const said: string[] = [];
  const home = database.directory === undefined ? join(folder, 'home') : dirname(database.directory);
  const run = (name: string, dataDir: string, url: string | undefined, ...args: string[]) =>
    runCommand(name, {
      config: readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, SEED: 'none' }),
      args,
      say: (line) => void said.push(line),
      readInput: async () => '',
    });

  const backup = join(folder, 'by command');
  await run('backup', home, database.url, backup);
  await expect(run('backup', home, database.url, backup)).rejects.toThrow(/already exists/);
  await expect(run('restore', home, database.url, backup)).rejects.toThrow(/has rows/);
  const target = await createTestDatabase('blank');
  await run(
    'restore',
    target.directory === undefined ? join(folder, 'new') : dirname(target.directory),
    target.url,
    backup,
  );
  await run('sweep', home, database.url);
  await expect(run('move', join(folder, 'nothing'), undefined)).rejects.toThrow(/DATABASE_URL/);
  expect(said.map((line) => line.replace(/^.*by command/, '').replaceAll(/\d+/g, 'n'))).toEqual([
    ': n rows of n tables and n files.',
    expect.stringMatching(/^The storage does not have n files that rows name, such as .*webp\.$/),
    expect.stringMatching(/^Restored n rows of n tables and n files, and compared them\.$/),
    'Removed n unused pictures and n files that no upload knows.',
  ]);
  await database.remove();
  await target.remove();
});
