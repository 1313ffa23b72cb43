import { isSignedByOneOf } from '@itinera/shared/server';
import { registryIn } from '../registry/change';
import { readLive } from '../registry/live';
import { publicKey } from '../registry/signingKey';
import { liveReleases } from '../registry/appReleases';
import { foreignContents } from '../release/contents';
import { problemsOf } from '../release/files';
import { folderOf, isBuilt, readRelease, type Release } from '../release/release';
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

const problemsIn = (app: App, release: Release, place: string): string[] => [
  ...foreignContents(app, release, folderOf(app, release.release, place)).map(
    (problem) => `${app.name} ${release.release}: ${problem}`,
  ),
  ...problemsOf(release, (href) => place + href),
];

/** The problems of what is live: signatures, expiry, and each file of the releases that pages may load. */
export function verify(place: string, now = Date.now()): string[] {
  const { deployed, documents } = readLive(registryIn(place));
  if (!documents) return [`Nothing is deployed in ${place}.`];
  const ofDocuments = Object.entries(documents).flatMap(([audience, { payload, signature, expires }]) => [
    ...(isSignedByOneOf([publicKey()], payload, signature)
      ? []
      : [`The registry of ${audience} is not signed with this key: promote what is live to sign it again`]),
    ...expiryOf(audience, expires, now),
  ]);
  const ofReleases = apps.flatMap((app) =>
    liveReleases(deployed[app.name]).flatMap((release) =>
      isBuilt(app, release, place)
        ? problemsIn(app, readRelease(app, release, place), place)
        : [`${app.name} ${release} is missing`],
    ),
  );
  return [...ofDocuments, ...ofReleases];
}
