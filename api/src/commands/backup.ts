import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { makeBackup, type BackupResult } from '../copy/makeBackup';
import { system } from '../db/actor';
import { createDatabase } from '../db/database';
import { backupsTable } from '../modules/system/backups.table';
import { StartError } from '../base/startError';
import { openStorage } from '../storage/openStorage';
import type { Command } from './command';
import { withEngine } from './withDatabase';

const usage = '<file>';

async function readPath([file, ...more]: string[]): Promise<string> {
  if (file === undefined || more.length > 0) throw new StartError(`Call it as: backup ${usage}`);
  const path = resolve(file);
  const taken = await stat(path).catch(() => undefined);
  if (taken) throw new StartError(`${path} already exists. Choose another file.`);
  return path;
}

const rowsOf = ({ tables }: Pick<BackupResult, 'tables'>): number =>
  Object.values(tables).reduce((sum, table) => sum + table.rows, 0);

export const backup: Command = {
  name: 'backup',
  usage,
  summary:
    'Writes all rows of one moment and all uploaded files into one file, which only this user can read.',
  async run({ config, args, say }) {
    const path = await readPath(args);
    const { tables, files, missing } = await withEngine(config, async (engine) => {
      const made = await makeBackup(engine, openStorage(config), path, config.build.version);
      await createDatabase(engine).withActor(system('backup'), (tx) =>
        tx.insert(backupsTable).values({
          id: uuidv7(),
          version: config.build.version,
          rows: rowsOf(made),
          files: Object.keys(made.files).length,
          missing_files: made.missing.length,
        }),
      );
      return made;
    });
    say(
      `${path}: ${rowsOf({ tables })} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files.`,
    );
    if (missing.length > 0)
      say(`The storage does not have ${missing.length} files that rows name, such as ${missing[0]}.`);
  },
};
