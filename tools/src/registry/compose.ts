import type {
  Audience,
  HostRelease,
  PreloadFile,
  RegistryEntry,
  RegistryPayload,
} from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';
import semver from 'semver';
import { contractOf, readRelease, type Release } from '../release/release';
import { audienceOf, remotes, shell, type App } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import type { Content } from './documents';
import { liveReleases, type Deployed } from './appReleases';

/** By route name. */
type Preload = Record<string, PreloadFile[]>;

/** The registry of one audience's shell, made from the live releases. */
export function compose(
  deployed: Deployed,
  audience: Audience,
  read: (app: App, release: string) => Release = readRelease,
): Content {
  if (!deployed.shell)
    throw new Failure('No shell is deployed yet. Build everything once: node tools/run.mjs build');
  const host = read(shell, deployed.shell.current);

  const microFrontends: RegistryPayload['microFrontends'] = {};
  const current: Release[] = [];
  for (const remote of remotes) {
    if (remote.name === 'shell' || !audienceOf(remote.name).includes(audience)) continue;
    const releases = liveReleases(deployed[remote.name]).map((release) => read(remote, release));
    const entries = entriesOf(remote.name, releases, host);
    if (entries.length) microFrontends[remote.name] = entries;
    current.push(...releases.slice(0, 1));
  }
  return { audience, host: hostRelease(host, current, deployed.shell.before[0]), microFrontends };
}

const hostRelease = (host: Release, remotes: Release[], previous?: string): HostRelease => ({
  release: host.release,
  version: host.version,
  built: host.built,
  commit: host.commit,
  ...(host.document && { integrity: host.document.integrity }),
  previous: previous ?? null,
  preload: withTiles(preloadOf(host, host), remotes, host),
});

/** Adds the files of the remotes' tiles to the home page of the shell. */
function withTiles(preload: Preload, remotes: Release[], host: Release): Preload {
  const { index } = preload;
  if (!index) return preload;
  const ofTiles = remotes.flatMap((release) =>
    Object.values(release.tiles ?? {}).flatMap((tile) => filesOf(tile, release, host)),
  );
  return {
    ...preload,
    index: [...new Map([...index, ...ofTiles].map((file) => [file.href, file])).values()],
  };
}

function entriesOf(name: RemoteName, releases: Release[], host: Release): RegistryEntry[] {
  return releases.map((release, index) => {
    if (index === 0) refuseUnlessProvided(name, release, host);
    return {
      url: release.entry.href,
      metadata: { version: release.version, integrity: release.entry.integrity },
      deployment: { traffic: index === 0 ? 100 : 0, default: index === releases.length - 1 },
      extras: {
        contract: contractOf(release),
        requires: { '@itinera/shared': release.shared },
        pages: Object.keys(release.pages),
        preload: index === 0 ? preloadOf(release, host) : {},
        contributions: release.contributions ?? { tiles: [], records: [] },
        audience: audienceOf(name),
        release: release.release,
        team: name.replace('mf_', ''),
        built: release.built,
        commit: release.commit,
      },
    };
  });
}

const preloadOf = (release: Release, host: Release): Preload =>
  Object.fromEntries(
    Object.entries(release.pages).map(([route, part]) => [route, filesOf(part, release, host)]),
  );

/** What a page or a tile fetches. */
function filesOf(
  { files, layers }: Release['pages'][string],
  release: Release,
  host: Release,
): PreloadFile[] {
  const start = release === host ? [] : [release.entry];
  return [...start, ...files, ...layers.flatMap((layer) => host.layers[layer] ?? [])];
}

function refuseUnlessProvided(name: string, { shared }: Release, host: Release) {
  if (semver.satisfies(host.shared, shared)) return;
  throw new Failure(
    `${name} needs @itinera/shared ${shared}, the live shell provides ${host.shared}: deploy the shell first.`,
  );
}
