import { sharedLayers } from '@itinera/shared/federation/shares';
import { sites } from '@itinera/shared/routes';
import { developmentRelease, readRelease, type Release } from '../release/release';
import { contributionsOf, remotes, shell, type App } from '../workspace/apps';
import { dist } from '../workspace/paths';
import { compose } from './compose';
import { documentsOf } from './documents';
import { writeLive } from './live';
import { sealed } from './seal';
import { deployed as after, type Deployed } from './appReleases';

const folder = `${dist}/registry-dev`;
const LIFETIME_MS = 24 * 3600 * 1000;

/** The release of an app that its development server serves from sources. */
async function fromSources(app: App, origin: string): Promise<Release> {
  const routes = sites.filter(({ owner }) => owner === app.name).map(({ name }) => name);
  return {
    release: developmentRelease,
    version: developmentRelease,
    built: new Date().toISOString(),
    commit: 'uncommitted',
    shared: app === shell ? sharedLayers.version : sharedLayers.range,
    // Files change under one name, so there is no hash to check.
    entry: { href: `${origin}/remoteEntry.js`, integrity: '' },
    pages: Object.fromEntries(routes.map((route) => [route, { files: [], layers: [] }])),
    layers: {},
    contributions: await contributionsOf(app),
  };
}

/** Publishes the registry of a development session: the named remotes from their development servers, the others as built. */
export async function publishForDevelopment(
  built: { app: App; release: string }[],
  origins: Map<string, string>,
): Promise<string> {
  const fromHere = after(undefined, developmentRelease);
  const deployed: Deployed = { shell: fromHere };
  for (const name of origins.keys()) Object.assign(deployed, { [name]: fromHere });
  for (const { app, release } of built) deployed[app.name] = after(undefined, release);
  const sources = new Map<App, Release>();
  for (const app of [shell, ...remotes])
    sources.set(app, await fromSources(app, origins.get(app.name) ?? ''));
  const read = (app: App, release: string) =>
    (release === developmentRelease && sources.get(app)) || readRelease(app, release);
  const expires = new Date(Date.now() + LIFETIME_MS).toISOString();
  const serial = Date.now();
  const documents = documentsOf(
    serial,
    expires,
    (audience) => compose(deployed, audience, read),
    // A development server changes files under one name, so there are no hashes to sign.
    () => null,
  );
  writeLive(
    folder,
    sealed({ serial, deployed, manifests: {}, changes: [] }, documents, () => null),
  );
  return folder;
}
