import type { RegistryEntry } from '@itinera/shared/contracts';
import { remoteNames, type RemoteName } from '@itinera/shared/routes';
import { hostRelease, releasesOf } from './registry';

/** The release of each remote that this page runs, once it has been loaded. */
const running = new Map<RemoteName, RegistryEntry>();

export const noteRunning = (name: RemoteName, entry: RegistryEntry): void => void running.set(name, entry);

interface Part {
  name: string;
  release: string;
  commit: string;
  built: string;
  /** The current release failed, and the one before runs in its place. */
  isFallback: boolean;
}

/** The shell and the remotes that this origin offers, each in the release that runs or would be loaded. */
export function partsInUse(): Part[] {
  const { release, commit, built } = hostRelease();
  const remotes = remoteNames.flatMap((name): Part[] => {
    const [current] = releasesOf(name);
    const entry = running.get(name) ?? current;
    if (!entry) return [];
    const { extras } = entry;
    const isFallback = entry.deployment.traffic === 0;
    return [{ name, release: extras.release, commit: extras.commit, built: extras.built, isFallback }];
  });
  return [{ name: 'shell', release, commit, built, isFallback: false }, ...remotes];
}
