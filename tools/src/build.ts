import { publishReleases } from './registry/releases';
import { buildApi } from './release/buildApi';
import { buildRelease } from './release/buildRelease';
import { buildShellServer } from './release/buildShellServer';
import { appIn, apps } from './workspace/apps';

/** `build` builds everything that changed; `build -- mf-hotels` builds only that app and puts it live. */
export async function run(folders: string[]): Promise<number> {
  await build(folders);
  return 0;
}

export async function build(folders: string[]) {
  const chosen = folders.length ? folders.map(appIn) : apps;
  if (!folders.length) {
    await say('api', buildApi);
    await say('shell server', buildShellServer);
  }
  const releases = [];
  for (const app of chosen) {
    releases.push({ app, ...(await say(app.name, () => buildRelease(app))) });
  }
  publishReleases(releases);
}

interface Outcome {
  release: string;
  built: boolean;
}

async function say(name: string, make: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  const outcome = await make();
  const took = outcome.built ? `built in ${((performance.now() - start) / 1000).toFixed(1)} s` : 'unchanged';
  console.log(`${name.padEnd(14)} ${outcome.release.padEnd(20)} ${took}`);
  return outcome;
}
