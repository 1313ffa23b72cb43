import { collect } from '../commands/collect';
import { folderNameOf, type App } from '../workspace/apps';
import { dist } from '../workspace/paths';
import { change, registryIn } from './change';
import { readLive } from './live';
import { deployed, type Deployed } from './appReleases';
import { nameIn } from './pinned';
import { currentUser } from './currentUser';

interface Built {
  app: App;
  release: string;
  /** Whether it was built just now, and not before. */
  built?: boolean;
}

/**
 * Puts built releases live together, so that a shell and a remote that needs it change in one step. A release that was rolled back stays
 * withdrawn: the same sources would fail again.
 */
export function publishReleases(releases: Built[], place = dist) {
  const withdrawn = releases.filter(isWithdrawn(readLive(registryIn(place)).deployed));
  for (const { app, release } of withdrawn) {
    const folder = folderNameOf(app);
    console.log(`${folder.padEnd(14)} ${release} was rolled back and is not put live again.`);
    console.log(`${''.padEnd(14)} npx itinera promote ${folder} ${release} --why "…" does so.`);
  }
  const wanted = releases.filter((release) => !withdrawn.includes(release));
  const cause = { who: currentUser(), why: `built: ${wanted.map(({ app }) => app.name).join(', ')}` };
  const done = change(
    place,
    cause,
    (live) =>
      wanted.reduce<Deployed>(
        (state, { app, release }) => ({ ...state, [app.name]: deployed(state[app.name], release) }),
        live,
      ),
    new Set(releases.filter(({ built }) => built).map(({ app, release }) => nameIn(app, release))),
  );
  if (done) console.log('registry       published');
  collect(
    place,
    releases.map(({ app }) => app),
  );
}

const isWithdrawn =
  (live: Deployed) =>
  ({ app, release }: Built): boolean =>
    live[app.name]?.withdrawn.includes(release) ?? false;
