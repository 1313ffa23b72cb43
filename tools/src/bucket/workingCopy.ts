import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BucketFiles } from '@itinera/shared/server';
import { registryIn } from '../registry/change';
import { liveFile, readLive } from '../registry/live';
import { liveReleases } from '../registry/appReleases';
import { nameWorkingCopy, rememberSerial } from '../registry/remembered';
import { addressOf } from '../release/release';
import { apps } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import { bucketAt, forAll, listed } from './bucket';
import { download } from './download';

const LIVE = 'registry/live.json';
const BEFORE = 'registry/live.before.json';
const RELEASE = 'release.json';
const PRECONDITION_FAILED = 412;

/** State of the bucket when the working copy was made. */
interface Origin {
  names: readonly string[];
  /** ETag of the file that says what is live; undefined while nothing is live. */
  liveTag: string | undefined;
  liveText: string | undefined;
}

/**
 * Runs a command on a copy of the bucket's content and uploads what it changed: new releases first and what is live last, so that readers
 * never see a release that is not there. If another process changed what is live meanwhile, nothing is uploaded.
 */
export async function inWorkingCopy<T>(address: string, work: (place: string) => T | Promise<T>): Promise<T> {
  const bucket = bucketAt(address);
  const place = mkdtempSync(join(tmpdir(), 'itinera-bucket-'));
  nameWorkingCopy(place, bucket.endpoint);
  try {
    const origin = await copyFrom(bucket, place);
    const result = await work(place);
    if (await upload(bucket, place, origin)) rememberSerial(place, readLive(registryIn(place)).serial);
    return result;
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Copies the live releases; of others only `release.json`, which is all that commands read. */
async function copyFrom(bucket: BucketFiles, place: string): Promise<Origin> {
  const files = await listed(bucket);
  const names = files.map(({ name }) => name);
  const live = await bucket.request('GET', LIVE);
  const liveTag = live.ok ? (live.headers.get('etag') ?? undefined) : undefined;
  await download(
    bucket,
    files.filter(({ name }) => [LIVE, BEFORE].includes(name)),
    place,
  );
  const liveFolders = liveIn(place);
  await download(
    bucket,
    files.filter(
      ({ name }) => name.endsWith(`/${RELEASE}`) || liveFolders.some((folder) => name.startsWith(folder)),
    ),
    place,
  );
  // The age of a release decides when it is removed.
  for (const { name, modifiedAt } of files.filter((file) => file.name.endsWith(`/${RELEASE}`)))
    utimesSync(dirname(`${place}/${name}`), modifiedAt, modifiedAt);
  return { names, liveTag, liveText: textOf(place) };
}

/** `remotes/mf_hotels/0.1.0-abc/` */
function liveIn(place: string): string[] {
  const { deployed } = readLive(registryIn(place));
  return apps.flatMap((app) =>
    liveReleases(deployed[app.name]).map((release) => `${addressOf(app, release).slice(1)}/`),
  );
}

function textOf(place: string): string | undefined {
  const file = liveFile(registryIn(place));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns whether something else is live now. */
async function upload(
  bucket: BucketFiles,
  place: string,
  { names, liveTag, liveText }: Origin,
): Promise<boolean> {
  const put = async (name: string, headers: Record<string, string> = {}) => {
    const body = new Uint8Array(readFileSync(`${place}/${name}`));
    const { ok, status } = await bucket.request('PUT', name, { body, headers });
    if (ok) return;
    throw new Failure(
      status === PRECONDITION_FAILED
        ? 'Another change of what is live came first. Look at status, and try again.'
        : `The bucket ${bucket.endpoint} answers ${status} to ${name}: is its name right? What is live was not changed.`,
    );
  };
  const isRelease = (name: string) => name.endsWith(`/${RELEASE}`);
  const before = new Set(names);
  const added = filesBelow(place).filter((name) => !name.startsWith('registry/') && !before.has(name));
  await forAll(
    added.filter((name) => !isRelease(name)),
    put,
  );
  await forAll(added.filter(isRelease), put);

  const isChanged = textOf(place) !== liveText;
  if (isChanged) {
    if (existsSync(`${place}/${BEFORE}`)) await put(BEFORE);
    await put(LIVE, liveTag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': liveTag });
  }

  const removed = names.filter(isRelease).filter((name) => !existsSync(`${place}/${name}`));
  await forAll(
    names.filter((name) => removed.some((release) => name.startsWith(`${dirname(release)}/`))),
    async (name) => void (await bucket.request('DELETE', name)),
  );
  return isChanged;
}

const filesBelow = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));
