import type { RegistryEntry } from '@itinera/shared/contracts';
import { remoteNames, type RemoteName } from '@itinera/shared/routes';
import { hostRelease, releasesOf } from './registry';
import { runningEntry } from './running';

interface Part {
  name: string;
  release: string;
  commit: string;
  built: string;
  /** The current release could not be loaded, and the previous one runs in its place. */
  isFallback: boolean;
}

const partOf = (name: RemoteName, { extras, deployment }: RegistryEntry): Part => ({
  name,
  release: extras.release,
  commit: extras.commit,
  built: extras.built,
  isFallback: deployment.traffic === 0,
});

/** The shell and the remotes of this origin, each in the release that runs or would be loaded. */
export function partsInUse(): Part[] {
  const { release, commit, built } = hostRelease();
  const remotes = remoteNames.flatMap((name): Part[] => {
    const entry = runningEntry(name) ?? releasesOf(name)[0];
    return entry ? [partOf(name, entry)] : [];
  });
  return [{ name: 'shell', release, commit, built, isFallback: false }, ...remotes];
}
