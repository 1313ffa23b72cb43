import { parseArgs } from 'node:util';
import { describe, sentenceOf } from './commands/describe';
import { promote } from './commands/promote';
import { takeBack } from './commands/takeBack';
import type { Cause } from './registry/change';
import type { Change } from './registry/live';
import { publicKey } from './registry/signingKey';
import { whoIsHere } from './registry/who';
import { appIn } from './workspace/apps';
import { Failure } from './workspace/failure';
import { dist } from './workspace/paths';

const usage = `Usage: npm run release -- <command>

  promote <app> <release> --why "…"   puts a release live that is there already, also one that was taken back
  rollback <app> --why "…"   puts the release before live again, and never falls back to the one taken back
  key                        the public key that servers are given as REGISTRY_KEYS
  status                     what is live, and who changed it when and why

An app is shell, mf-hotels, mf-bookings, mf-geography or mf-admin.
  --who <name>   who does it, unless you are the user of this machine
  --in <folder>  the folder that is served, unless it is dist`;

interface Options {
  place: string;
  cause: () => Cause;
  arguments: string[];
}

const outcomeOf = (done: Change | undefined) => (done ? sentenceOf(done) : 'Nothing changed.');

const commands: Record<string, (options: Options) => string> = {
  promote: ({ place, cause, arguments: [folder = '', release = ''] }) =>
    outcomeOf(promote(place, appIn(folder), release, cause())),
  rollback: ({ place, cause, arguments: [folder = ''] }) =>
    outcomeOf(takeBack(place, appIn(folder), cause())),
  status: ({ place }) => describe(place),
  key: () => publicKey(),
};

/** Everything about what is live: see the usage. */
export async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { why: { type: 'string' }, who: { type: 'string' }, in: { type: 'string' } },
  });
  const [name = '', ...rest] = positionals;
  const command = commands[name];
  if (!command) throw new Failure(usage);
  const cause = () => {
    if (!values.why) throw new Failure(`Say why: ${name} ${rest.join(' ')} --why "…". Others will read it.`);
    return { who: values.who ?? whoIsHere(), why: values.why };
  };
  console.log(command({ place: values.in ?? dist, cause, arguments: rest }));
  return 0;
}
