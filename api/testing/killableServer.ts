import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { TestDatabase } from './engines';
import { serverBundle, startProcess, type ServerProcess } from './serverProcess';
import { createTestDatabase } from './testDatabase';

/** The bundled server, on demo data that survive it, for tests that kill and restart it. */
export function killableServer() {
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
  });
  afterAll(async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    await database.remove();
    await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true });
  });

  return {
    /** Starts it, or another program in its place, and waits until it answers. */
    async begin(
      main = bundle,
      more: Record<string, string> = {},
    ): Promise<ServerProcess & { address: string }> {
      running = startProcess(main, { ...environment, ...more });
      return { ...running, address: await running.ready };
    },
    /** Opens its database, while no server has it open. */
    open: () => database.open(),
  };
}
