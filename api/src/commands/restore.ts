import { resolve } from 'node:path';
import { restoreBackup } from '../copy/restoreBackup';
import { StartError } from '../base/startError';
import { openStorage } from '../storage/openStorage';
import type { Command } from './command';
import { withEngine } from './withDatabase';

const usage = '<file>';

export const restore: Command = {
  name: 'restore',
  usage,
  summary: 'Restores a backup into an empty database and the storage. Everybody has to sign in again.',
  async run({ config, args: [file, ...more], say }) {
    if (file === undefined || more.length > 0) throw new StartError(`Call it as: restore ${usage}`);
    const path = resolve(file);
    const { tables, files } = await withEngine(config, (engine) =>
      restoreBackup(engine, openStorage(config), path),
    );
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    say(
      `Restored ${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files, and compared them.`,
    );
  },
};
