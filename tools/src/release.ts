import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBucket } from './bucket/bucket';
import { fetchLive } from './bucket/fetchLive';
import { inWorkingCopy } from './bucket/workingCopy';
import { collect } from './commands/collect';
import { describe, sentenceOf } from './commands/describe';
import { develop, type Development } from './commands/develop';
import { promote } from './commands/promote';
import { publish } from './commands/publish';
import { rollBack } from './commands/rollBack';
import { verify } from './commands/verify';
import type { Cause } from './registry/change';
import type { Change } from './registry/live';
import { publicKey } from './registry/signingKey';
import { currentUser } from './registry/currentUser';
import { buildRelease } from './release/buildRelease';
import { putDevelopmentShell } from './release/developmentShell';
import { manifestOf } from './release/manifest';
import { folderOf } from './release/release';
import { appIn, folderNameOf, shell } from './workspace/apps';
import { Failure } from './workspace/failure';
import { dist } from './workspace/paths';

const usage = `Usage: npx itinera <command>, or npm run release -- <command>

  build <app>                          builds a release into dist, and nothing else
  dev <app> [--shell <address>]        serves a remote from its sources, for the development shell at that address; --port <port> if
                                       its own is taken
  publish <app> [--from <folder>]      builds a release, or takes a built folder, brings it to where it is served from, and says
                                       whether each live shell can run it; with --live and --why "…" it also puts it live; of the
                                       shell with --development also the build that developers use
  promote <app> <release> --why "…"    puts a release live that is there already, also one that was rolled back; with --digest only
                                       if it is what was published under that hash
  rollback <app> --why "…"             puts the release before live again, and never falls back to the one rolled back
  status                               what is live, and who changed it when and why
  verify                               whether what is live is signed and complete
  gc                                   removes releases that are neither live, nor of the newest five, nor of the last two weeks
  fetch --from <bucket>                brings what is live in a bucket to the folder that this machine serves
  key                                  the public key that servers are given as REGISTRY_KEYS

An app is shell, mf-hotels, mf-bookings, mf-geography or mf-admin, or the folder of one, such as a dot.
  --who <name>   who does it, unless you are the user of this machine
  --to <folder>  the folder that is served, unless it is dist; or a bucket, s3://<key>:<secret>@<host>/<bucket>?region=…
ITINERA_RELEASES in the environment is the same as --to, and keeps the secret of a bucket out of the command.`;

interface Options {
  place: string;
  cause: () => Cause;
  arguments: string[];
  from: string | undefined;
  digest: string | undefined;
  goesLive: boolean;
  development: Development;
  isForDevelopers: boolean;
}

type Outcome = { text: string; failed?: boolean };
type Command = (options: Options) => Outcome | Promise<Outcome>;

const outcomeOf = (done: Change | undefined): Outcome => ({
  text: done ? sentenceOf(done) : 'Nothing changed.',
});

const commands: Record<string, Command> = {
  build: async ({ arguments: [name = ''] }) => {
    const app = appIn(name);
    const { release, built } = await buildRelease(app);
    return { text: `${folderOf(app, release)} ${built ? 'was built.' : 'is unchanged.'}` };
  },
  dev: ({ arguments: [name = ''], development }) => develop(appIn(name), development),
  publish: async ({ place, cause, from, goesLive: isToGoLive, isForDevelopers, arguments: [name = ''] }) => {
    const app = appIn(name);
    if (isForDevelopers && (app !== shell || from))
      throw new Failure('--development is for the shell, built from the sources that are here.');
    // Checked first, before the build takes minutes.
    const why = isToGoLive ? cause() : undefined;
    const folder = from ?? folderOf(app, (await buildRelease(app)).release);
    const release = await publish({ place, app, folder, say: console.log });
    if (isForDevelopers) console.log(`Developers use ${await putDevelopmentShell(place, release)}.`);
    const { digest } = manifestOf(app, release, place);
    if (why) return outcomeOf(promote(place, app, release, why, digest));
    return {
      text: `To put exactly this live: npx itinera promote ${folderNameOf(app)} ${release} --digest ${digest} --why "…"`,
    };
  },
  promote: ({ place, cause, digest, arguments: [name = '', release = ''] }) =>
    outcomeOf(promote(place, appIn(name), release, cause(), digest)),
  rollback: ({ place, cause, arguments: [name = ''] }) => outcomeOf(rollBack(place, appIn(name), cause())),
  status: ({ place }) => ({ text: describe(place) }),
  verify: ({ place }) => {
    const problems = verify(place);
    return problems.length > 0
      ? { text: problems.join('\n'), failed: true }
      : { text: 'What is live is signed and complete.' };
  },
  gc: ({ place }) => {
    const removed = collect(place);
    return { text: removed.length > 0 ? `Removed:\n${removed.join('\n')}` : 'Nothing is old enough.' };
  },
  fetch: async ({ place, from }) => {
    if (from === undefined) throw new Failure('Say from which bucket: fetch --from s3://… --to <folder>');
    const serial = await fetchLive(from, place);
    return { text: serial === undefined ? 'Nothing new is live.' : `Serial ${serial} is live in ${place}.` };
  },
  key: () => ({ text: publicKey() }),
};

/** Commands that do not touch what is served. */
const local = ['build', 'dev'];

function portIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Failure(`--port must be a port number, not "${text}".`);
}

/** Runs a command of `itinera`; the usage lists them. */
export async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      why: { type: 'string' },
      who: { type: 'string' },
      to: { type: 'string' },
      from: { type: 'string' },
      digest: { type: 'string' },
      shell: { type: 'string' },
      port: { type: 'string' },
      development: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
    },
  });
  const [name = '', ...rest] = positionals;
  const command = commands[name];
  if (!command) throw new Failure(usage);
  const cause = () => {
    if (!values.why) throw new Failure(`Say why: ${name} ${rest.join(' ')} --why "…". Others will read it.`);
    return { who: values.who ?? currentUser(), why: values.why };
  };
  const runIn = (place: string) =>
    command({
      place: resolve(place),
      cause,
      arguments: rest,
      from: values.from,
      digest: values.digest,
      goesLive: values.live,
      development: { shell: values.shell, port: portIn(values.port) },
      isForDevelopers: values.development,
    });
  const to = local.includes(name) ? dist : (values.to ?? process.env.ITINERA_RELEASES ?? dist);
  const { text, failed = false } = await (isBucket(to) ? inWorkingCopy(to, runIn) : runIn(to));
  console.log(text);
  return failed ? 1 : 0;
}
