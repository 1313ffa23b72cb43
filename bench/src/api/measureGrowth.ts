import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, ready, stop, type RunningService } from '../../../tools/src/processes/service';
import { providePostgres } from '../../../tools/src/provide/postgres';
import { apiFile, root } from '../../../tools/src/workspace/paths';
import { unusedPorts } from '../../../tools/src/processes/unusedPorts';
import { measureBurst, type Burst } from './burst';
import { databases, type BenchDatabase } from './databases';
import { growTo } from './grow';
import { measureCalls, type CallFigure } from './measureCalls';

export interface Growth {
  /** Number of hotels. */
  hotels: number;
  calls: CallFigure[];
  bursts: Burst[];
}

const BASE = 5000;
const factors = [1, 3, 10];

const api = ({ name, environment }: BenchDatabase, port: string) =>
  launch({
    name: `The API on ${name}`,
    command: [apiFile],
    environment: { ...environment, API_PORT: port, SEED: 'large' },
    readyAt: `http://localhost:${port}/api/ready`,
  });

const bareServer = (port: string) =>
  launch({
    name: 'The bare server',
    command: ['--import', 'tsx', `${root}bench/src/api/emptyServer.ts`],
    environment: { BARE_PORT: port },
    readyAt: `http://127.0.0.1:${port}/`,
  });

async function withServices<T>(services: RunningService[], run: () => Promise<T>): Promise<T> {
  try {
    const ended = services.map(({ name, ended }) =>
      ended.then(() => Promise.reject(new Error(`${name} ended.`))),
    );
    const work = Promise.all(services.map(ready)).then(run);
    return await Promise.race([work, ...ended]);
  } finally {
    await Promise.all(services.map(stop));
  }
}

async function measureWith(all: BenchDatabase[], hotels: number, turns: number): Promise<Growth> {
  for (const { open, vacuum } of all) {
    const engine = await open();
    await growTo(engine, hotels);
    await engine.close();
    await vacuum?.();
  }
  const [bare = '', ...ports] = await unusedPorts(1 + all.length);
  const services = [bareServer(bare), ...all.map((database, index) => api(database, ports[index] ?? ''))];
  const targets = all.map(({ name }, index) => ({ name, api: `http://localhost:${ports[index]}` }));
  return withServices(services, async () => {
    const calls = await measureCalls(targets, `http://127.0.0.1:${bare}/`, turns);
    const bursts: Burst[] = [];
    for (const target of targets) bursts.push(await measureBurst(target));
    return { hotels, calls, bursts };
  });
}

/** Measures the same calls on both databases with 1×, 3× and 10× the hotels. */
export async function measureGrowth(turns: number): Promise<Growth[]> {
  const folder = await mkdtemp(join(tmpdir(), 'itinera-bench-'));
  const postgres = await providePostgres();
  try {
    const all = databases(folder, postgres.url);
    // The first start creates the tables and 5,000 hotels with all their parts, which are copied from here.
    const ports = await unusedPorts(all.length);
    await withServices(
      all.map((database, index) => api(database, ports[index] ?? '')),
      async () => undefined,
    );
    const growth: Growth[] = [];
    for (const factor of factors) growth.push(await measureWith(all, factor * BASE, turns));
    return growth;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
