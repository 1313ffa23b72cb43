import type { Config } from '../base/config';
import { createDatabase, type Database } from '../db/database';
import { preparationTimeoutMs, type Engine } from '../db/engine';
import { openEngine } from '../db/openEngine';
import { prepareSchema } from '../db/prepareSchema';
import { provePolicies } from '../db/selfTest';
import { allIdLists, allTables, allVisibilities } from '../modules/allTables';
import { registerTables } from '../rest/entries/references';
import { prepareDataDir } from '../storage/prepareDataDir';

/**
 * Opens the database as the server does: migrated and checked. Only one process can open the embedded one. Statements of a command may take
 * as long as a large table needs, because nobody waits for them.
 */
export async function withEngine<T>(config: Config, run: (engine: Engine) => Promise<T>): Promise<T> {
  registerTables(allTables, allIdLists);
  await prepareDataDir(config.dataDir);
  const engine = await openEngine(config, preparationTimeoutMs);
  try {
    await prepareSchema(engine, allVisibilities, config);
    await provePolicies(engine, allVisibilities);
    return await run(engine);
  } finally {
    await engine.close();
  }
}

export const withDatabase = <T>(config: Config, run: (database: Database) => Promise<T>): Promise<T> =>
  withEngine(config, (engine) => run(createDatabase(engine)));
