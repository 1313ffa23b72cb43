import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answer, hotels } from '@itinera/shared/contracts';
import type { TestDatabase } from '../testing/engines';
import { announce, full } from '../testing/scale';
import { buildBundle, startProcess, type ServerProcess } from '../testing/serverProcess';
import { createTestDatabase } from '../testing/testDatabase';
import { anyPlace, countNames, send, signInAt, type Client, type Wish } from '../testing/wishes';

const turns = full ? 50 : 2;
const dyingServer = fileURLToPath(new URL('../testing/dyingServer.ts', import.meta.url));

let bundle: ReturnType<typeof buildBundle>;
let database: TestDatabase;
let environment: Record<string, string>;
let running: ServerProcess | undefined;

beforeAll(async () => {
  bundle = buildBundle();
  database = await createTestDatabase('demo');
  const dataDir = database.directory
    ? dirname(database.directory)
    : await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  environment = { DATA_DIR: dataDir, ...(database.url ? { DATABASE_URL: database.url } : {}) };
}, 60_000);
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  bundle.remove();
  await database.remove();
  await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true });
});

async function begin(
  main: string,
  more: Record<string, string> = {},
): Promise<ServerProcess & { address: string }> {
  running = startProcess(main, { ...environment, ...more });
  return { ...running, address: await running.ready };
}

const beginDying = () => begin(dyingServer, { NODE_OPTIONS: '--import tsx' });

test(
  'a write whose server dies after the commit and before the answer is answered when it is asked for again',
  async () => {
    announce('servers that die between commit and answer', turns);
    for (let turn = 1; turn <= turns; turn += 1) {
      const wish: Wish = { name: `Unanswered ${turn}`, key: `unanswered-${turn}` };
      const dying = await beginDying();
      // Anew for each turn: all of them together may take longer than a token lives.
      const token = await signInAt(dying.address);
      const unlucky: Client = { address: dying.address, token };
      const placeId = await anyPlace(unlucky);
      expect(await send(unlucky, placeId, wish)).toBeUndefined();
      await dying.ended;
      expect(dying.child.signalCode).toBe('SIGKILL');

      const living = await begin(bundle.main);
      const client: Client = { address: living.address, token };
      // Before it is asked for again: what was committed is there.
      expect(await countNames(client, 'Unanswered')).toEqual(
        new Map(Array.from({ length: turn }, (_, index) => [`Unanswered ${index + 1}`, 1])),
      );
      const again = await send(client, placeId, wish);
      expect({ status: again?.status, replayed: again?.headers.get('idempotency-replayed') }).toEqual({
        status: 201,
        replayed: 'true',
      });
      expect(answer(hotels.entity).parse(await again?.json()).result.name).toBe(wish.name);
      expect((await countNames(client, 'Unanswered')).get(wish.name)).toBe(1);
      living.child.kill('SIGTERM');
      expect((await living.ended).code).toBe(0);
    }
  },
  full ? 1_800_000 : 120_000,
);
