import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { answer, upload, uploadPath } from '@itinera/shared/contracts';
import type { TestDatabase } from '../../../testing/engines';
import { serverBundle, startProcess, type ServerProcess } from '../../../testing/serverProcess';
import { createTestDatabase } from '../../../testing/testDatabase';
import { formHeaders, formOf } from '../../../testing/uploads';
import { signInAt } from '../../../testing/intents';
import { system } from '../../db/actor';
import { createDatabase } from '../../db/database';
import { openDiskStorage, storageFolder } from '../../storage/diskStorage';
import { pictureName } from '../../storage/storage';
import { registerTables } from '../../rest/entries/references';
import { allIdLists, allTables } from '../allTables';
import { sweepUploads } from './sweepUploads';
import { uploadsTable } from '../../people/uploads.table';

const kills = 4;
const senders = 3;

let bundle: string;
let database: TestDatabase;
let dataDir: string;
let running: ServerProcess | undefined;
let form: Buffer;

beforeAll(async () => {
  bundle = serverBundle();
  database = await createTestDatabase('demo');
  dataDir = database.directory
    ? dirname(database.directory)
    : await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  form = formOf({
    bytes: await sharp({ create: { width: 900, height: 700, channels: 3, noise, background: 'black' } })
      .jpeg()
      .toBuffer(),
  });
});
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await database.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<{ server: ServerProcess; address: string; authorization: string }> {
  const server = startProcess(bundle, {
    DATA_DIR: dataDir,
    ...(database.url ? { DATABASE_URL: database.url } : {}),
  });
  running = server;
  const address = await server.ready;
  return { server, address, authorization: `Bearer ${await signInAt(address)}` };
}

/** Uploads one file after the other until the server is gone; returns the acknowledged names. */
async function send(
  address: string,
  headers: Record<string, string>,
  onAnswer: () => void,
): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const sent = await fetch(`${address}${uploadPath}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(form),
    })
      .then(async (response) => answer(upload).parse(await response.json()).result.file_name)
      .catch(() => undefined);
    if (sent === undefined) return names;
    names.push(sent);
    onAnswer();
  }
}

test('a server killed during uploads keeps every acknowledged file, and shows no other', async () => {
  const acknowledged: string[] = [];
  for (let turn = 1; turn <= kills; turn += 1) {
    const { server, address, authorization } = await start();
    let answers = 0;
    const killSoon = () => {
      if ((answers += 1) === turn) void pause(turn * 23).then(() => server.child.kill('SIGKILL'));
    };
    const sending = Array.from({ length: senders }, () =>
      send(address, { ...formHeaders, authorization }, killSoon),
    );
    acknowledged.push(...(await Promise.all(sending)).flat());
    await server.ended;
  }

  const storage = openDiskStorage(storageFolder(dataDir));
  const engine = await database.open();
  const opened = createDatabase(engine);
  const rows = await opened.withActor(system('test'), (tx) => tx.select().from(uploadsTable));
  const known = new Set(rows.map(({ file_name }) => file_name));
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
  expect(acknowledged.filter((name) => !known.has(name))).toEqual([]);
  const mine = rows.filter(({ uploaded_by }) => uploaded_by !== null);
  for (const { file_name } of mine)
    expect((await sharp(join(storageFolder(dataDir), file_name)).metadata()).format).toBe('webp');

  registerTables(allTables, allIdLists);
  await sweepUploads(opened, storage, system('test'), Date.now() + 25 * 3_600_000);
  const left = await readdir(storageFolder(dataDir));
  expect(left.filter((name) => !known.has(pictureName(name)))).toEqual([]);
  expect(left).toHaveLength(mine.length * 2);
  await engine.close();
});
