import { forgetOldReleases } from '../release/retention';
import type { App } from '../workspace/apps';
import { deploy, liveReleases, readDeployed } from './deployed';
import { publish } from './publish';

/** Puts releases live together, so that a shell and a remote that needs it change in one step. */
export async function publishReleases(releases: { app: App; release: string }[]) {
  const deployed = releases.reduce(
    (state, { app, release }) => deploy(state, app.name, release),
    readDeployed().deployed,
  );
  if (publish(deployed)) console.log('registry       published');
  await Promise.all(releases.map(({ app }) => forgetOldReleases(app, liveReleases(deployed[app.name]))));
}
