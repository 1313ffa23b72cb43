import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../base/config';
import { randomToken } from '../base/secrets';
import { StartError } from '../base/startError';
import { withoutPaths } from '../base/withoutPaths';
import { countsInWords, countsOf } from '../copy/counts';
import { plural } from '@itinera/shared/format';
import { eraseAgain } from '../copy/eraseAgain';
import { readErasedList } from '../copy/erasedList';
import { rehearse } from '../copy/rehearse';
import { restoreBackup, type Restored } from '../copy/restoreBackup';
import { system } from '../db/actor';
import { analyse } from '../db/analyse';
import { createDatabase } from '../db/database';
import type { Engine } from '../db/engine';
import { allVisibilities } from '../modules/allTables';
import { restoresTable } from '../modules/system/restores.table';
import { keyTags } from '../rest/entries/entityTag';
import { openStorage } from '../storage/openStorage';
import type { Command, CommandContext } from './command';
import { withEngine } from './withDatabase';

const usage = '[--check] <file>';

function readArguments(args: string[]): { path: string; isRehearsal: boolean } {
  const [file, ...more] = args.filter((arg) => arg !== '--check');
  const options = args.length - more.length - 1;
  if (file === undefined || file.startsWith('--') || more.length > 0 || options > 1)
    throw new StartError(`Call it as: restore ${usage}`);
  return { path: resolve(file), isRehearsal: options === 1 };
}

type Outcome = Omit<typeof restoresTable.$inferInsert, 'id' | 'created_at'>;

const note = (engine: Engine, outcome: Outcome): Promise<unknown> =>
  createDatabase(engine).withActor(system('restore'), (tx) =>
    tx.insert(restoresTable).values({ id: uuidv7(), ...outcome }),
  );

const outcomeOf = (isRehearsal: boolean, { head, manifest }: Restored): Outcome => ({
  is_rehearsal: isRehearsal,
  backup_created_at: head.created_at,
  version: head.version,
  ...countsOf(manifest),
});

async function restoreInto(
  engine: Engine,
  config: Config,
  path: string,
): Promise<Restored & { erased: number }> {
  const [storage, database] = [openStorage(config), createDatabase(engine)];
  const restored = await restoreBackup(engine, storage, path);
  // Erasing writes as a server does, which makes tags. Nobody gets one of this process.
  keyTags(randomToken());
  const erased = await eraseAgain(database, storage, await readErasedList(config.dataDir));
  // The embedded database never analyses by itself.
  await analyse(engine, allVisibilities);
  await note(engine, outcomeOf(false, restored));
  return { ...restored, erased };
}

/** The reason that `/settings` shows. */
const problemOf = (error: unknown, path: string): string => {
  const message = error instanceof Error ? error.message : String(error);
  return withoutPaths(message.replaceAll(path, basename(path))).slice(0, 500);
};

/** Records the outcome of a rehearsal in the server's database, which is opened first so that no outcome is lost. */
const rehearseFor = (engine: Engine, config: Config, path: string) =>
  rehearse(path, config, allVisibilities).then(
    async (restored) => {
      await note(engine, outcomeOf(true, restored));
      return restored;
    },
    async (error: unknown) => {
      await note(engine, { is_rehearsal: true, problem: problemOf(error, path) });
      throw error;
    },
  );

/** A machine that only stores backups has no database to record in. */
const hasDatabase = async ({ databaseUrl, dataDir }: Config): Promise<boolean> =>
  databaseUrl !== undefined ||
  (await stat(join(dataDir, 'database')).then(
    () => true,
    () => false,
  ));

async function check({ config, say }: CommandContext, path: string): Promise<void> {
  const isKept = await hasDatabase(config);
  const { head, manifest, sealed } = isKept
    ? await withEngine(config, (engine) => rehearseFor(engine, config, path))
    : await rehearse(path, config, allVisibilities);
  const note = isKept ? '' : ' Not recorded: there is no database here.';
  say(
    `${path}: of ${head.created_at}, can be restored: ${countsInWords(manifest)}, compared, and ${sealed} sealed rows of the audit log.${note}`,
  );
}

export const restore: Command = {
  name: 'restore',
  usage,
  summary:
    'Restores a backup of this or an older release into an empty database and the storage. Everybody has to sign in again, and who was anonymised since, as the list `erased` in DATA_DIR says, is erased again. With --check, restores it into a database that is thrown away, and notes in that of the server that it could be.',
  async run(context) {
    const { path, isRehearsal } = readArguments(context.args);
    if (isRehearsal) return check(context, path);
    const { config, say } = context;
    const { manifest, erased } = await withEngine(config, (engine) => restoreInto(engine, config, path));
    const again =
      erased === 0 ? '' : ` Erased ${plural(erased, 'entry')} of people who were anonymised since.`;
    say(`Restored ${countsInWords(manifest)}, and compared them.${again}`);
  },
};
