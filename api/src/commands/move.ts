import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../base/config';
import { copyDatabase } from '../copy/copyDatabase';
import { analyse } from '../db/analyse';
import { allVisibilities } from '../modules/allTables';
import { StartError } from '../base/startError';
import type { Command } from './command';
import { withEngine } from './withDatabase';

async function embedded(config: Config): Promise<Config> {
  if (config.databaseUrl === undefined)
    throw new StartError('DATABASE_URL: set it to the empty PostgreSQL database that the rows move to.');
  const found = await stat(join(config.dataDir, 'database')).catch(() => undefined);
  if (!found)
    throw new StartError(
      `DATA_DIR: there is no embedded database in ${config.dataDir}. Set it to the directory that the rows move from.`,
    );
  return { ...config, databaseUrl: undefined, migrationDatabaseUrl: undefined };
}

export const move: Command = {
  name: 'move',
  usage: '',
  summary:
    'Copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, and compares both row for row.',
  async run({ config, args, say }) {
    if (args.length > 0) throw new StartError('Call it as: move');
    const source = await embedded(config);
    const tables = await withEngine(source, (from) =>
      withEngine(config, async (to) => {
        const copied = await copyDatabase(from, to);
        await analyse(to, allVisibilities);
        return copied;
      }),
    );
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    say(
      `Copied ${rows} rows of ${Object.keys(tables).length} tables, and compared them. Start the server with this DATABASE_URL and the same DATA_DIR, where the files stay.`,
    );
  },
};
