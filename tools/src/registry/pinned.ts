import { manifestOf } from '../release/manifest';
import type { Release } from '../release/release';
import { apps, type App } from '../workspace/apps';
import { liveReleases, type Deployed } from './appReleases';
import type { Manifests } from './live';
import { entryDifferences, refuse, type Verified } from './verifiedLive';

interface Pinned {
  read: (app: App, release: string) => Release;
  /** The hashes to sign: of all that pages may load, and of others those that were signed before. */
  manifestsOf: (deployed: Deployed) => Manifests;
}

export const nameIn = ({ name }: App, release: string) => `${name} ${release}`;

/**
 * Reads releases of a place. One that was live is compared with the hash that was signed then, because all that `release.json` says of it is
 * signed again; one that goes live for the first time gets its hash now. `built`: releases that were built just now.
 */
export function pinnedReleases(place: string, live: Verified, built: ReadonlySet<string>): Pinned {
  const found = new Map<string, ReturnType<typeof manifestOf>>();
  const signed = ({ name }: App, release: string) => live.manifests[name]?.[release];

  const read = (app: App, release: string): Release => {
    const name = nameIn(app, release);
    const manifest = found.get(name) ?? manifestOf(app, release, place);
    found.set(name, manifest);
    const before = signed(app, release);
    if (before !== undefined && before !== manifest.digest && !built.has(name))
      refuse(
        place,
        `release.json of ${name} is not the one that was signed when it went live. Restore the release, or promote another one. Signed → found:`,
        [
          ...(live.documents ? entryDifferences(live.documents, app, manifest.release) : []),
          `hash of release.json: ${before} → ${manifest.digest}`,
        ],
      );
    return manifest.release;
  };

  const manifestsOf = (deployed: Deployed): Manifests =>
    Object.fromEntries(
      apps.flatMap((app) => {
        const state = deployed[app.name];
        if (!state) return [];
        // Documents name the shell before, but not its files, and a state of earlier tools has no hashes.
        for (const release of liveReleases(state)) read(app, release);
        const digests = [state.current, ...state.before, ...state.withdrawn].flatMap((release) => {
          const digest = found.get(nameIn(app, release))?.digest ?? signed(app, release);
          return digest === undefined ? [] : [[release, digest]];
        });
        return [[app.name, Object.fromEntries(digests)]];
      }),
    );
  return { read, manifestsOf };
}
