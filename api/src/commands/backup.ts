import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeBackup } from '../copy/makeBackup';
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
    const { tables, files, missing } = await withEngine(config, (engine) =>
      makeBackup(engine, openStorage(config), path, config.build.version),
    );
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    say(
      `${path}: ${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files.`,
    );
    if (missing.length > 0)
      say(`The storage does not have ${missing.length} files that rows name, such as ${missing[0]}.`);
  },
};
