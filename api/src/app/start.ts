import { buildApp } from './buildApp';
import type { Config } from '../base/config';
import { freeBytesOf, watchFreeSpace } from '../base/freeSpace';
import { setTimeZone } from '../base/today';
import { system } from '../db/actor';
import { analyse } from '../db/analyse';
import { createDatabase } from '../db/database';
import { preparationTimeoutMs, type Engine } from '../db/engine';
import { openEngine } from '../db/openEngine';
import { prepareSchema } from '../db/prepareSchema';
import { provePolicies } from '../db/selfTest';
import { listen } from '../http/listen';
import { allJobs } from './allJobs';
import { createScheduler } from '../jobs/scheduler';
import { allVisibilities } from '../modules/allTables';
import { readSettings } from '../modules/settings/readSettings';
import { acceptPhotosOnly } from '../modules/uploads/reencodeImage';
import { prepareDataDir } from '../storage/prepareDataDir';
import { large } from '../seed/large/insertLarge';
import { hasUsers, seedDemo } from '../seed/seedDemo';
import { sessionSecret } from '../identity/sessions/sessionSecret';
import { openStorage } from '../storage/openStorage';
import type { Storage } from '../storage/storage';

export interface RunningServer {
  address: string;
  engine: string;
  /** Finishes the running requests, then closes the database. */
  stop(): Promise<void>;
}

async function fill(config: Config, storage: Storage, say: (line: string) => void): Promise<void> {
  const engine = await openEngine(config, preparationTimeoutMs);
  try {
    const more = config.seed === 'large' ? large : undefined;
    const database = createDatabase(engine);
    const isFilled = await seedDemo(database, { storage, password: config.demoPassword, say, more });
    if (isFilled) await analyse(engine, allVisibilities);
  } finally {
    await engine.close();
  }
}

/** Opens the database with its tables; fills in demo data if configured and if there are no users yet. */
async function openFilled(config: Config, storage: Storage, say: (line: string) => void): Promise<Engine> {
  const engine = await openEngine(config);
  let isEmpty: boolean;
  try {
    await prepareSchema(engine, allVisibilities, config);
    await provePolicies(engine, allVisibilities);
    isEmpty = config.seed !== 'none' && !(await hasUsers(createDatabase(engine)));
  } catch (error) {
    await engine.close();
    throw error;
  }
  if (!isEmpty) return engine;
  await engine.close();
  await fill(config, storage, say);
  return openEngine(config);
}

export async function start(config: Config, say: (line: string) => void): Promise<RunningServer> {
  await prepareDataDir(config.dataDir);
  const storage = openStorage(config);
  const engine = await openFilled(config, storage, say);
  try {
    const database = createDatabase(engine);
    acceptPhotosOnly();
    const actor = system('start');
    const { forEverybody } = await database.withActor(actor, (tx) => readSettings(tx, actor));
    setTimeZone(forEverybody.time_zone);
    const secret = await sessionSecret(config.sessionSecret, config.dataDir);
    const space =
      config.databaseUrl === undefined
        ? watchFreeSpace(freeBytesOf(config.dataDir), config.minFreeBytes)
        : undefined;
    const app = await buildApp({ config, database, secret, storage, space });
    const listening = await listen(app, config.host, config.port);
    const scheduler = createScheduler(database, app.log);
    for (const { name, everyMs, run } of allJobs(database, storage, config))
      scheduler.registerJob(name, everyMs, run);
    scheduler.start();
    const stop = async () => {
      await Promise.all([listening.stop(), scheduler.stop()]);
      await engine.close();
    };
    return { address: listening.address, engine: engine.description, stop };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
