import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCluster, type Cluster } from '../../../testing/cluster';
import { fillTemplate } from '../../../testing/fillTemplate';
import { announce, full, limitInFull } from '../../../testing/scale';
import { serverBundle, startProcess, type ServerProcess } from '../../../testing/serverProcess';
import {
  anyPlace,
  ask,
  countNames,
  hotelIntent,
  signInAt,
  type Client,
  type Intent,
} from '../../../testing/intents';
import { openPostgres } from './postgresEngine';

const kills = full ? 50 : 2;
const restarts = full ? 10 : 1;
const longestWait = 5000;

let bundle: string;
let cluster: Cluster;
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  bundle = serverBundle();
  cluster = await createCluster();
  await cluster.start();
  dataDir = await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  const open = async () => openPostgres(cluster.url, { connections: 1, statementTimeout: 60_000 });
  await fillTemplate({ open }, true);
  server = startProcess(bundle, { DATABASE_URL: cluster.url, DATA_DIR: dataDir });
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await cluster.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** A client that writes without a pause, and retries each write under the same key until it is answered. */
function writeUntil(stopped: () => boolean, client: Client, placeId: string) {
  const done: { intent: Intent; at: number }[] = [];
  let askedAgain = 0;
  const writer = async (number: number) => {
    for (let attempt = 1; !stopped(); attempt += 1) {
      const intent = hotelIntent(`Load ${number} ${attempt}`, placeId);
      while ((await ask(client, intent)) !== 201) {
        askedAgain += 1;
        await pause(50);
      }
      done.push({ intent, at: performance.now() });
    }
  };
  const ended = Promise.all([1, 2, 3, 4].map(writer));
  return { done, ended, askedAgain: () => askedAgain };
}

test(
  'a PostgreSQL that is killed and restarted under load loses and repeats no write',
  async () => {
    announce('PostgreSQL killed under load', kills);
    announce('PostgreSQL restarted under load', restarts);
    const address = await server.ready;
    const client = { address, token: await signInAt(address) };
    const placeId = await anyPlace(client);
    let stop = false;
    const load = writeUntil(() => stop, client, placeId);
    const waits: number[] = [];
    const endedItself = server.ended.then(({ stderr }) =>
      Promise.reject(new Error(`The server itself ended: ${stderr}`)),
    );

    const takeTurns = async () => {
      for (let turn = 0; turn < kills + restarts; turn += 1) {
        await pause(300);
        await (turn < kills ? cluster.kill() : cluster.halt());
        expect((await fetch(`${address}/api/health`)).status).toBe(200);
        await cluster.start();
        const back = performance.now();
        while (!load.done.some(({ at }) => at > back)) {
          await pause(20);
          if (performance.now() - back > longestWait)
            throw new Error(`Nothing was written ${longestWait} ms after the database was back.`);
        }
        waits.push(performance.now() - back);
      }
    };
    // Otherwise, a server that has ended would be reported as a slow one.
    await Promise.race([takeTurns(), endedItself]);
    stop = true;
    await load.ended;

    const counts = await countNames(client, 'Load');
    expect(load.done.filter(({ intent }) => counts.get(intent.name) !== 1)).toEqual([]);
    expect(counts.size).toBe(load.done.length);
    expect(load.askedAgain()).toBeGreaterThan(0);
    expect(server.child.exitCode).toBeNull();
    process.stderr.write(
      `proof: ${load.done.length} writes, ${load.askedAgain()} asked again, writing again ${Math.round(Math.max(...waits))} ms after the database at the latest\n`,
    );
  },
  limitInFull(1_800_000),
);
