import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { readBuilt } from '../commands/upload';
import { registryIn } from '../registry/change';
import { readLive, writeLive, type Live } from '../registry/live';
import { liveReleases } from '../registry/appReleases';
import { addressOf, folderOf, isBuilt } from '../release/release';
import { apps } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import { bucketAt, listed } from './bucket';
import { download } from './download';

/** The name of a release becomes a folder on this machine, and at this point it is not verified yet. */
function refuseStrangeNames({ deployed }: Live): void {
  const names = apps.flatMap((app) => liveReleases(deployed[app.name]));
  const strange = names.find((name) => !/^\w[\w.+-]*$/.test(name));
  if (strange !== undefined) throw new Failure(`${strange} is not the name of a release.`);
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
    const live: Live = JSON.parse(await answer.text());
    // An older serial would make releases live again that were rolled back.
    if (live.serial <= readLive(registryIn(place)).serial) return undefined;
    refuseStrangeNames(live);
    const names = (await listed(bucket)).map(({ name }) => name);
    for (const app of apps) {
      for (const release of liveReleases(live.deployed[app.name]).filter(
        (name) => !isBuilt(app, name, place),
      )) {
        const folder = `${addressOf(app, release).slice(1)}/`;
        await download(
          bucket,
          names.filter((name) => name.startsWith(folder)),
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
    return live.serial;
  } finally {
    rmSync(arriving, { recursive: true });
  }
}
