import type { RegistryEntry } from '@itinera/shared/contracts';
import { remoteNames, type RemoteName } from '@itinera/shared/routes';
import { hostRelease, releasesOf } from './registry';
import type { RunningPart } from '@itinera/shared/state';
import { errorsOf } from './errorCounts';
import { recordOf, runningEntry } from './remoteRecord';

/** From the request of the document until this script ran. */
const shellLoadMs = performance.now();

const partOf = (name: RemoteName, { extras, deployment }: RegistryEntry): RunningPart => ({
  name,
  team: extras.team,
  release: extras.release,
  commit: extras.commit,
  built: extras.built,
  isFallback: deployment.traffic === 0,
  loadMs: recordOf(name).running?.loadMs,
  errors: errorsOf(name),
});

/** The shell and the remotes of this origin, each with the release that runs or would be loaded. */
export function partsInUse(): RunningPart[] {
  const { release, commit, built } = hostRelease();
  const remotes = remoteNames.flatMap((name): RunningPart[] => {
    const entry = runningEntry(name) ?? releasesOf(name)[0];
    return entry ? [partOf(name, entry)] : [];
  });
  const shell = { name: 'shell', team: undefined, release, commit, built, isFallback: false };
  return [{ ...shell, loadMs: shellLoadMs, errors: errorsOf('shell') }, ...remotes];
}
