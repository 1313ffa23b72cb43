import { getTableName } from 'drizzle-orm';
import { buildApp } from './buildApp';
import type { Config } from '../base/config';
import { freeBytesOf, watchFreeSpace } from '../base/freeSpace';
import { setTimeZone } from '../base/today';
import { system } from '../db/actor';
import { createDatabase } from '../db/database';
import type { Engine } from '../db/engine';
import { openEngine } from '../db/openEngine';
import { prepareSchema } from '../db/prepareSchema';
import { provePolicies } from '../db/selfTest';
import { listen } from '../http/listen';
import { registerJobs } from './registerJobs';
import { createScheduler } from '../jobs/scheduler';
import { allVisibilities } from '../modules/allTables';
import { readSettings } from '../modules/settings/readSettings';
import { acceptPhotosOnly } from '../modules/uploads/drawAnew';
import { prepareDataDir } from '../storage/prepareDataDir';
import { large } from '../seed/large/insertLarge';
import { seedDemo } from '../seed/seedDemo';
import { sessionSecret } from '../identity/sessions/sessionSecret';
import { openStorage } from '../storage/openStorage';

export interface RunningServer {
  address: string;
  engine: string;
  /** Finishes the running requests, then closes the database. */
  stop(): Promise<void>;
}

/** Table by table: all of the large demo in one statement would take a busy machine longer than a statement may. */
async function analyze(engine: Engine): Promise<void> {
  for (const { table } of allVisibilities)
    await engine.transaction((connection) => connection.query(`ANALYZE ${getTableName(table)}`));
}

export async function start(config: Config, say: (line: string) => void): Promise<RunningServer> {
  await prepareDataDir(config.dataDir);
  const engine = await openEngine(config);
  try {
    await prepareSchema(engine, allVisibilities, config);
    await provePolicies(engine, allVisibilities);
    const database = createDatabase(engine);
    const storage = openStorage(config);
    if (config.seed !== 'none') {
      const more = config.seed === 'large' ? large : undefined;
      const isFilled = await seedDemo(database, { storage, password: config.demoPassword, say, more });
      if (isFilled) await analyze(engine);
    }
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
    registerJobs(scheduler, database, storage, config);
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
