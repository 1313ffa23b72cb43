import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LiveDocuments, RegistryPayload } from '@itinera/shared/contracts';
import { isSignedByOneOf } from '@itinera/shared/server';
import { readBuilt } from '../commands/upload';
import { registryIn } from '../registry/change';
import { readLive, writeLive } from '../registry/live';
import { trustedKeys } from '../registry/signingKey';
import { addressOf, folderOf, isBuilt } from '../release/release';
import { apps, shell, type App } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import { bucketAt, listed } from './bucket';
import { download } from './download';

const payloadOf = ({ documents }: LiveDocuments): RegistryPayload => JSON.parse(documents.staff.payload);

/** Releases of an app that pages may load, as the document of staff names them, which is signed and has all remotes. */
const releasesIn = ({ host, microFrontends }: RegistryPayload, { name }: App): string[] =>
  name === shell.name ? [host.release] : (microFrontends[name] ?? []).map(({ extras }) => extras.release);

/** The name of a release becomes a folder on this machine. */
function refuseStrangeNames(payload: RegistryPayload): void {
  const strange = apps.flatMap((app) => releasesIn(payload, app)).find((name) => !/^\w[\w.+-]*$/.test(name));
  if (strange !== undefined) throw new Failure(`${strange} is not the name of a release.`);
}

/** What nobody has signed for is not brought here, where this machine knows the keys; its server refuses it in any case. */
function refuseUnsigned({ documents }: LiveDocuments, endpoint: string): void {
  const keys = trustedKeys();
  const isSigned = Object.values(documents).every(({ payload, signature }) =>
    isSignedByOneOf(keys, payload, signature),
  );
  if (keys.length > 0 && !isSigned)
    throw new Failure(
      `What is live in ${endpoint} is signed by none of the keys in REGISTRY_KEYS. Nothing was changed.`,
    );
}

/** Serial of what is live in a place; 0 if nothing is. */
function serialIn(place: string): number {
  const { documents } = readLive(registryIn(place));
  return documents ? payloadOf({ documents }).serial : 0;
}

/**
 * Downloads what is live in a bucket into the folder that this machine serves: complete releases with verified hashes first, then the file
 * that makes them live. Returns the serial, or undefined when the folder is up to date.
 */
export async function fetchLive(address: string, place: string): Promise<number | undefined> {
  const bucket = bucketAt(address);
  mkdirSync(place, { recursive: true });
  const arriving = mkdtempSync(`${place}/.arriving-`);
  try {
    const answer = await bucket.request('GET', 'registry/live.json');
    if (!answer.ok) throw new Failure(`Nothing is deployed in ${bucket.endpoint}.`);
    const live: LiveDocuments = JSON.parse(await answer.text());
    refuseUnsigned(live, bucket.endpoint);
    const payload = payloadOf(live);
    // An older serial would make releases live again that were rolled back.
    if (payload.serial <= serialIn(place)) return undefined;
    refuseStrangeNames(payload);
    const files = await listed(bucket);
    for (const app of apps) {
      for (const release of releasesIn(payload, app).filter((name) => !isBuilt(app, name, place))) {
        const folder = `${addressOf(app, release).slice(1)}/`;
        await download(
          bucket,
          files.filter(({ name }) => name.startsWith(folder)),
          arriving,
        );
        readBuilt(app, folderOf(app, release, arriving));
        const target = folderOf(app, release, place);
        rmSync(target, { recursive: true, force: true });
        mkdirSync(dirname(target), { recursive: true });
        renameSync(folderOf(app, release, arriving), target);
      }
    }
    writeLive(registryIn(place), live);
    return payload.serial;
  } finally {
    rmSync(arriving, { recursive: true });
  }
}
