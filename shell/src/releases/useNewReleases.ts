import { useParts } from '@itinera/shared/state';
import { useSyncExternalStore } from 'react';
import { subscribeToRegistry } from '../remotes/registry';
import { newReleases, type NewRelease } from './newReleases';

/** A snapshot must be the same value while nothing has changed. */
const asText = () => JSON.stringify(newReleases());

/** Releases that this page would run if it were loaded now. */
export function useNewReleases(): NewRelease[] {
  // A release may have arrived while another one was loaded.
  useParts();
  return JSON.parse(useSyncExternalStore(subscribeToRegistry, asText));
}
