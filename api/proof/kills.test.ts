import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TestDatabase } from '../testing/engines';
import { announce, full } from '../testing/scale';
import { serverBundle, startProcess, type ServerProcess } from '../testing/serverProcess';
import { createTestDatabase } from '../testing/testDatabase';
import { anyPlace, ask, countNames, signInAt, type Client, type Intent } from '../testing/intents';

const kills = full ? 50 : 3;
const writers = 4;

let bundle: string;
let database: TestDatabase;
let environment: Record<string, string>;
let running: ServerProcess | undefined;

beforeAll(async () => {
  bundle = serverBundle();
  database = await createTestDatabase('demo');
  const dataDir = database.directory
    ? dirname(database.directory)
    : await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  environment = { DATA_DIR: dataDir, ...(database.url ? { DATABASE_URL: database.url } : {}) };
}, 60_000);
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await database.remove();
  await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true });
});

interface History {
  acknowledged: Intent[];
  /** Sent, with an unknown outcome. */
  unknown: Intent[];
}

/** Writes as fast as it can, and kills the server some time after the first answers. */
async function writeAndKill(
  server: ServerProcess,
  client: Client,
  placeId: string,
  turn: number,
  delay: number,
): Promise<History> {
  const history: History = { acknowledged: [], unknown: [] };
  const writer = async (number: number) => {
    for (let attempt = 1; ; attempt += 1) {
      const intent = { name: `Kill ${turn} ${number} ${attempt}`, key: `kill-${turn}-${number}-${attempt}` };
      const status = await ask(client, placeId, intent);
      if (status !== 201) return history.unknown.push(intent);
      if (history.acknowledged.push(intent) === 10)
        void pause(delay).then(() => server.child.kill('SIGKILL'));
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, number) => writer(number)));
  await server.ended;
  return history;
}

test(
  'a server killed while it writes has lost nothing that it acknowledged, and done nothing twice',
  async () => {
    const { seed } = announce('servers killed while they write', kills);
    const delays = fc.sample(fc.nat({ max: 300 }), { numRuns: kills, seed });
    const intents: Intent[] = [];
    let open: Intent[] = [];
    let token: string | undefined;
    let unknown = 0;

    const begin = async (): Promise<Client & { server: ServerProcess }> => {
      running = startProcess(bundle, environment);
      const address = await running.ready;
      // The first token serves all turns: a restart signs nobody out.
      token ??= await signInAt(address);
      return { server: running, address, token };
    };
    const resolve = async (client: Client, placeId: string) => {
      for (const intent of open) expect(await ask(client, placeId, intent)).toBe(201);
      intents.push(...open);
      unknown += open.length;
    };

    for (const [turn, delay] of delays.entries()) {
      const { server, ...client } = await begin();
      const placeId = await anyPlace(client);
      await resolve(client, placeId);
      const history = await writeAndKill(server, client, placeId, turn, delay);
      expect(history.acknowledged.length).toBeGreaterThanOrEqual(10);
      intents.push(...history.acknowledged);
      open = history.unknown;
    }

    const { server, ...client } = await begin();
    await resolve(client, await anyPlace(client));
    const counts = await countNames(client, 'Kill');
    expect(intents.filter(({ name }) => counts.get(name) !== 1)).toEqual([]);
    expect(counts.size).toBe(intents.length);
    process.stderr.write(
      `proof: ${intents.length} writes over ${kills} kills, ${unknown} of them unanswered and resolved by their key\n`,
    );
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
  full ? 1_800_000 : 120_000,
);
