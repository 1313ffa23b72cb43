import { remoteNames, type Owner } from '@itinera/shared/routes';
import { hostRelease, offeredHost, offeredRelease } from '../remotes/registry';
import { isAnotherRelease } from '../remotes/remoteRecord';

/** A release that a page loaded now would run, and this page does not. */
export interface NewRelease {
  of: Owner;
  release: string;
}

/** Excludes remotes that this page has not loaded yet: they will start in their new release anyway. */
export function newReleases(): NewRelease[] {
  const { release } = offeredHost();
  const ofShell: NewRelease[] = release === hostRelease().release ? [] : [{ of: 'shell', release }];
  const ofRemotes = remoteNames.flatMap((of): NewRelease[] => {
    const latest = offeredRelease(of);
    return latest !== undefined && isAnotherRelease(of, latest) ? [{ of, release: latest }] : [];
  });
  return [...ofShell, ...ofRemotes];
}
