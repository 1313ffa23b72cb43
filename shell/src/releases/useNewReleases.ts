import { useParts } from '@itinera/shared/state';
import { useSyncExternalStore } from 'react';
import { subscribeToRegistry } from '../remotes/registry';
import { newReleases, type NewRelease } from './newReleases';

/** As text, because a snapshot must be the same value while nothing changes. */
const asText = () => JSON.stringify(newReleases());

/** Releases that this page would run if it were loaded now. */
export function useNewReleases(): NewRelease[] {
  // Updates after a load, too: a release may have been deployed meanwhile.
  useParts();
  return JSON.parse(useSyncExternalStore(subscribeToRegistry, asText));
}
