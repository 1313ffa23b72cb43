import type { Contributions, RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';

export const built = '2026-05-04T10:00:00.000Z';

/** A release of a remote; the first of a list is current. */
export const entryOf = (
  name: RemoteName,
  release: string,
  contributions: Partial<Contributions> = {},
): RegistryEntry => ({
  url: `/remotes/${name}/${release}/remoteEntry.js`,
  metadata: { version: '1.0.0', integrity: `sha384-${release}` },
  deployment: { traffic: 100, default: true },
  extras: {
    contract: 1,
    requires: {},
    pages: [],
    preload: {},
    contributions: { tiles: [], records: [], ...contributions },
    audience: ['staff'],
    release,
    team: name,
    built,
    commit: 'def5678',
  },
});
