import { remoteNames, type Owner } from '@itinera/shared/routes';
import { hostRelease, offeredHost, releasesOf } from '../remotes/registry';
import { isAnotherRelease } from '../remotes/running';

/** A release that a page loaded now would run, and this one does not. */
export interface NewRelease {
  of: Owner;
  release: string;
}

/** A remote that this page has not loaded yet takes the new release by itself, so there is nothing to tell. */
export function newReleases(): NewRelease[] {
  const { release } = offeredHost();
  const ofShell: NewRelease[] = release === hostRelease().release ? [] : [{ of: 'shell', release }];
  const ofRemotes = remoteNames.flatMap((of): NewRelease[] => {
    const latest = releasesOf(of)[0]?.extras.release;
    return latest !== undefined && isAnotherRelease(of, latest) ? [{ of, release: latest }] : [];
  });
  return [...ofShell, ...ofRemotes];
}
