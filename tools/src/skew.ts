import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build';
import { checkCompatibility } from './commands/checkCompatibility';
import { provideHeadlessChromium } from './provide/chromium';
import { deployed } from './registry/appReleases';
import { change, registryIn } from './registry/change';
import { readLive } from './registry/live';
import { nameIn } from './registry/pinned';
import { folderOf, readRelease } from './release/release';
import { buildOf, commitBefore } from './skew/before';
import { runNode } from './stages/command';
import { apps, shell, type App } from './workspace/apps';
import { Failure } from './workspace/failure';
import { dist, root } from './workspace/paths';

/** Journeys that touch all four remotes and both shells. */
const journeys = ['hotels', 'hotels-list', 'bookings', 'geography', 'users', 'partner'];

const sharedIn = (folder: string): string =>
  JSON.parse(readFileSync(`${folder}/shared/package.json`, 'utf8')).version;

const remotes = apps.filter((app) => app !== shell);

function liveIn(place: string, app: App): string {
  const { current } = readLive(registryIn(place)).deployed[app.name] ?? {};
  if (!current)
    throw new Failure(
      `In ${place} no ${app.name} is live. A commit from before there was one file of what is live can’t be crossed.`,
    );
  return current;
}

/** A copy of one build whose live remotes are those of another. */
function withRemotesOf(place: string, other: string): string {
  const crossed = mkdtempSync(join(tmpdir(), 'itinera-crossed-'));
  cpSync(place, crossed, { recursive: true });
  const cause = { who: 'test:skew', why: 'crossed builds' };
  for (const app of remotes) {
    const release = liveIn(other, app);
    // A release of this name may exist from an earlier build, with other content: older bundlers numbered modules by path.
    rmSync(folderOf(app, release, crossed), { recursive: true, force: true });
    cpSync(folderOf(app, release, other), folderOf(app, release, crossed), { recursive: true });
    const built = new Set([nameIn(app, release)]);
    change(crossed, cause, (live) => ({ ...live, [app.name]: deployed(live[app.name], release) }), built);
  }
  return crossed;
}

/** Which remotes of one build are refused by the shell of another, and why. */
const refusals = (place: string, other: string): string[] =>
  remotes.flatMap((app) =>
    checkCompatibility(place, app, readRelease(app, liveIn(other, app), other)).flatMap(
      ({ reasons = [] }) => reasons,
    ),
  );

/** Runs journeys on mixed deployments, in both directions: the current build beside the one that was live before. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { against: { type: 'string' } } });
  const minor = sharedIn(root).split('.').slice(0, 2).join('.');
  const chromium = await provideHeadlessChromium();
  await build([]);
  const before = await buildOf(values.against ?? commitBefore(minor));
  const earlier = { dist: `${before.folder}/dist`, api: `${before.folder}/api/dist/main.js` };
  const today = { dist, api: `${root}api/dist/main.js` };
  // An older checkout's journeys can't take the paths of the parts from outside.
  copyFileSync(`${root}e2e/support/paths.ts`, `${before.folder}/e2e/support/paths.ts`);
  const results: [what: string, passed: boolean][] = [];
  const journey = async (what: string, folder: string, parts: { dist: string; api: string }) => {
    console.log(`\n── ${what}`);
    const code = await runNode(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...journeys.map((name) => `tests/${name}.spec`),
        '--reporter=line',
      ],
      { CHROMIUM_PATH: chromium, ITINERA_DIST: parts.dist, ITINERA_API: parts.api },
      `${folder}/e2e`,
    );
    results.push([what, code === 0]);
  };
  try {
    const crossed = withRemotesOf(today.dist, earlier.dist);
    await journey('pages of before, API of today', before.folder, { ...earlier, api: today.api });
    await journey('pages of today, API of before', root, { ...today, api: earlier.api });
    await journey('shell of today, remotes of before', before.folder, { dist: crossed, api: today.api });
    rmSync(crossed, { recursive: true });
    const [was, is] = [sharedIn(before.folder), sharedIn(root)];
    const reasons = refusals(earlier.dist, today.dist);
    const isNewer = was.split('.').slice(0, 2).join('.') !== minor;
    results.push([
      `a shell with ${was} refuses remotes built for ${is}: ${reasons[0] ?? 'no'}`,
      reasons.length > 0 === isNewer,
    ]);
  } finally {
    before.done();
  }
  for (const [what, passed] of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${what}`);
  const failed = results.filter(([, passed]) => !passed).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  if (failed > 0) throw new Failure('Builds of different times do not work together.');
  return 0;
}
