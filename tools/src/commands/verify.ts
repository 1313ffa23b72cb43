import { isSignedByOneOf } from '@itinera/shared/server';
import { registryIn } from '../registry/change';
import { readLive } from '../registry/live';
import { trustedKeys } from '../registry/signingKey';
import { liveReleases } from '../registry/appReleases';
import { foreignContents } from '../release/contents';
import { problemsOf } from '../release/files';
import { manifestOf } from '../release/manifest';
import { folderOf, isBuilt } from '../release/release';
import { apps, type App } from '../workspace/apps';

/** A month's notice is enough to sign again. */
const SOON_MS = 30 * 24 * 3600 * 1000;

/** A server that restarts refuses an expired document. */
function expiryOf(audience: string, expires: string, now: number): string[] {
  const left = Date.parse(expires) - now;
  if (left > SOON_MS) return [];
  const [verb, until] = [left > 0 ? 'is valid until' : 'has expired on', expires.slice(0, 10)];
  return [`The registry of ${audience} ${verb} ${until}: any change renews it`];
}

function problemsIn(app: App, name: string, place: string, signed: string | undefined): string[] {
  const { release, digest } = manifestOf(app, name, place);
  const foreign = foreignContents(app, release, folderOf(app, name, place));
  return [...(digest === signed ? [] : ['its release.json is not the one that was signed']), ...foreign]
    .map((problem) => `${app.name} ${name}: ${problem}`)
    .concat(problemsOf(release, (href) => place + href));
}

/** The problems of what is live: signatures, expiry, and each file of the releases that pages may load. */
export function verify(place: string, now = Date.now()): string[] {
  const { deployed, documents, manifests, state } = readLive(registryIn(place));
  if (!documents) return [`Nothing is deployed in ${place}.`];
  const keys = trustedKeys();
  if (keys.length === 0)
    return [
      `There is no key to verify ${place} with. Set REGISTRY_KEYS to what “npx itinera key” prints where it is deployed.`,
    ];
  const ofDocuments = Object.entries(documents).flatMap(([audience, { payload, signature }]) => [
    ...(isSignedByOneOf(keys, payload, signature)
      ? []
      : [`The registry of ${audience} is not signed with a key of this machine`]),
    ...expiryOf(audience, JSON.parse(payload).expires, now),
  ]);
  const ofState =
    state && isSignedByOneOf(keys, state.payload, state.signature)
      ? []
      : ['What the next change begins with is not signed with a key of this machine'];
  const ofReleases = apps.flatMap((app) =>
    liveReleases(deployed[app.name]).flatMap((release) =>
      isBuilt(app, release, place)
        ? problemsIn(app, release, place, manifests[app.name]?.[release])
        : [`${app.name} ${release} is missing`],
    ),
  );
  return [...ofDocuments, ...ofState, ...ofReleases];
}
