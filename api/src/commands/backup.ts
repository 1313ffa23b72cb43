import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { countsInWords, countsOf } from '../copy/counts';
import { makeBackup } from '../copy/makeBackup';
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

export const backup: Command = {
  name: 'backup',
  usage,
  summary:
    'Writes all rows of one moment and all uploaded files into one file, which only this user can read.',
  async run({ config, args, say }) {
    const path = await readPath(args);
    const made = await withEngine(config, async (engine) => {
      const written = await makeBackup(engine, openStorage(config), path, config.build.version);
      await createDatabase(engine).withActor(system('backup'), (tx) =>
        tx.insert(backupsTable).values({
          id: uuidv7(),
          version: config.build.version,
          ...countsOf(written),
          missing_files: written.missing.length,
        }),
      );
      return written;
    });
    say(`${path}: ${countsInWords(made)}.`);
    const { missing } = made;
    if (missing.length > 0)
      say(`The storage does not have ${missing.length} files that rows name, such as ${missing[0]}.`);
  },
};
