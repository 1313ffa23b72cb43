import { existsSync, renameSync } from 'node:fs';
import { startBucketServer, type BucketServer } from '@itinera/shared/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { collect } from '../commands/collect';
import { promote } from '../commands/promote';
import { publish } from '../commands/publish';
import { rollBack } from '../commands/rollBack';
import { verify } from '../commands/verify';
import { registryIn } from '../registry/change';
import { readLive } from '../registry/live';
import { cause, newPlace, putRelease, removePlace } from '../testing/place';
import { appIn, shell, type App } from '../workspace/apps';
import { fetchLive } from './fetchLive';
import { inWorkingCopy } from './workingCopy';

const hotels = appIn('mf-hotels');
const YEAR_MS = 365 * 24 * 3600 * 1000;
let server: BucketServer;
let address: string;
/** Releases are built in `workshop` and served from the other folder. */
let workshop: string;
let served: string;

beforeAll(async () => {
  server = await startBucketServer();
  address = server.addressWith(server.secret);
});
beforeEach(async () => {
  server.stored.clear();
  server.state.isBroken = false;
  served = newPlace();
  workshop = newPlace();
  await deploy(shell, 's1');
  await deploy(hotels, '1.0.0-h1');
});
afterEach(() => {
  removePlace(served);
  removePlace(workshop);
});
afterAll(() => server.stop());

const say = () => undefined;
const tryIn = async () => 'loaded';
const publishTo = (place: string, app: App, release: string) =>
  publish({ place, app, folder: putRelease(workshop, app, release), say, tryIn });

const deploy = (app: App, release: string) =>
  inWorkingCopy(address, async (place) => {
    await publishTo(place, app, release);
    promote(place, app, release, cause);
  });
const names = () => [...server.stored.keys()].map((name) => name.replace('itinera/', '')).toSorted();
const current = (place = served) => readLive(registryIn(place)).deployed.mf_hotels?.current;

test('releases that are put live in a bucket reach the folder of a machine, whole', async () => {
  expect(names()).toEqual([
    'registry/live.before.json',
    'registry/live.json',
    'remotes/mf_hotels/1.0.0-h1/entry.00000000.js',
    'remotes/mf_hotels/1.0.0-h1/release.json',
    'shell/s1/entry.00000000.js',
    'shell/s1/release.json',
  ]);
  const serial = await fetchLive(address, served);
  expect(serial).toBe(readLive(registryIn(served)).serial);
  expect(verify(served)).toEqual([]);
  expect(await fetchLive(address, served)).toBeUndefined();

  await deploy(hotels, '1.0.0-h2');
  await fetchLive(address, served);
  expect(current()).toBe('1.0.0-h2');
  await inWorkingCopy(address, (place) => rollBack(place, hotels, cause));
  await fetchLive(address, served);
  expect(current()).toBe('1.0.0-h1');
  expect(verify(served)).toEqual([]);
});

test('a release that is in the bucket but not live can be published again and put live', async () => {
  const publishAgain = () => inWorkingCopy(address, (place) => publishTo(place, hotels, '1.0.0-h2'));
  await publishAgain();
  await publishAgain();
  await deploy(hotels, '1.0.0-h2');
  await fetchLive(address, served);
  expect(current()).toBe('1.0.0-h2');
});

test('one of two concurrent changes is refused, with a message', async () => {
  await inWorkingCopy(address, (place) => publishTo(place, hotels, '1.0.0-h2'));
  await inWorkingCopy(address, (place) => publishTo(place, hotels, '1.0.0-h3'));
  const slow = inWorkingCopy(address, async (place) => {
    await inWorkingCopy(address, (other) => promote(other, hotels, '1.0.0-h2', cause));
    return promote(place, hotels, '1.0.0-h3', cause);
  });
  await expect(slow).rejects.toThrow('Another change of what is live came first');
  await fetchLive(address, served);
  expect(current()).toBe('1.0.0-h2');
});

test('a command that is refused leaves nothing in the bucket', async () => {
  const before = new Map(server.stored);
  const refused = inWorkingCopy(address, async (place) => {
    await publishTo(place, hotels, '1.0.0-h2');
    promote(place, hotels, '1.0.0-h9', cause);
  });
  await expect(refused).rejects.toThrow('There is no release 1.0.0-h9');
  expect(server.stored).toEqual(before);
});

test('a release whose file was changed in the bucket is not served', async () => {
  server.stored.set('itinera/remotes/mf_hotels/1.0.0-h1/entry.00000000.js', Buffer.from('alert(1)'));
  await expect(fetchLive(address, served)).rejects.toThrow('is not what was built');
  expect(existsSync(registryIn(served))).toBe(false);
  expect(existsSync(`${served}/remotes/mf_hotels`)).toBe(false);
});

test('what nobody has signed is not fetched, and is not built on', async () => {
  const name = 'itinera/registry/live.json';
  const before = String(server.stored.get(name));
  server.stored.set(name, Buffer.from(before.replaceAll('1.0.0-h1', '1.0.0-evil')));
  await expect(fetchLive(address, served)).rejects.toThrow('signed by none of the keys');
  await expect(deploy(hotels, '1.0.0-h2')).rejects.toThrow('is not signed by a key of this machine');
  expect(String(server.stored.get(name))).toContain('evil');
});

test('an earlier state of a bucket is not built on', async () => {
  const name = 'itinera/registry/live.json';
  const earlier = server.stored.get(name);
  await deploy(hotels, '1.0.0-h2');
  if (earlier) server.stored.set(name, earlier);
  await expect(deploy(hotels, '1.0.0-h3')).rejects.toThrow('this machine has signed a later state');
});

test('files that no build makes do not fill a machine', async () => {
  server.stored.set('itinera/remotes/mf_hotels/1.0.0-h1/c/1.js', Buffer.alloc(20_000_001));
  await expect(fetchLive(address, served)).rejects.toThrow('c/1.js is larger than 20 MB');
  expect(existsSync(`${served}/remotes`)).toBe(false);
});

test.each(['../../precious', '..', 'shell/../../precious'])(
  'a bucket writes only below releases: %s',
  async (name) => {
    const live = 'itinera/registry/live.json';
    const text = String(server.stored.get(live));
    const quoted = JSON.stringify(JSON.stringify(name)).slice(1, -1);
    server.stored.set(live, Buffer.from(text.replaceAll('\\"1.0.0-h1\\"', quoted)));
    // On a machine that does not know the keys, so that the name alone is looked at.
    const key = process.env.ITINERA_SIGNING_KEY ?? '';
    renameSync(key, `${key}.aside`);
    await expect(fetchLive(address, served)).rejects.toThrow(`${name} is not the name of a release`);
    renameSync(`${key}.aside`, key);
    server.stored.set(live, Buffer.from(text));
    server.stored.set('itinera/remotes/mf_hotels/1.0.0-h1/../../../../precious.js', Buffer.from('evil'));
    await expect(fetchLive(address, served)).rejects.toThrow('has a file that is none');
  },
);

test('an older state never replaces a newer one', async () => {
  const earlier = server.stored.get('itinera/registry/live.json');
  await deploy(hotels, '1.0.0-h2');
  await fetchLive(address, served);
  if (earlier) server.stored.set('itinera/registry/live.json', earlier);
  expect(await fetchLive(address, served)).toBeUndefined();
  expect(current()).toBe('1.0.0-h2');
});

test('old releases are removed from a bucket, too', async () => {
  for (const release of ['1.0.0-h2', '1.0.0-h3', '1.0.0-h4', '1.0.0-h5', '1.0.0-h6', '1.0.0-h7'])
    await deploy(hotels, release);
  const removed = await inWorkingCopy(address, (place) => collect(place, [hotels], Date.now() + 2 * YEAR_MS));
  expect(removed).toHaveLength(2);
  expect(names().filter((name) => name.endsWith('release.json') && name.includes('hotels'))).toHaveLength(5);
  expect(names()).toHaveLength(5 * 2 + 2 + 2);
});

test('the message names a bucket that can’t be reached, fails, refuses the key or is empty, and which of these it is', async () => {
  await expect(inWorkingCopy(server.addressWith('wrong'), () => undefined)).rejects.toThrow(
    'refuses the key',
  );
  server.state.isBroken = true;
  await expect(inWorkingCopy(address, () => undefined)).rejects.toThrow(
    / answers 503\. What is live was not/,
  );
  server.state.isBroken = false;
  await expect(inWorkingCopy('s3://k:s@127.0.0.1:9/b?region=r&tls=off', () => undefined)).rejects.toThrow(
    "can't be reached",
  );
  await expect(inWorkingCopy('s3://nowhere', () => undefined)).rejects.toThrow('not the address of a bucket');
  server.stored.clear();
  await expect(fetchLive(address, served)).rejects.toThrow('Nothing is deployed in http://127.0.0.1');
});
