import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { asked, askedPaths, entryFiles, remoteOf, serveRemotes } from '../testing/remotes';
import type * as LoadRemoteModule from './loadRemote';
import type * as PartsInUseModule from './partsInUse';

let remotes: typeof LoadRemoteModule;
let parts: typeof PartsInUseModule;
const entries = [
  entryOf('mf_hotels', 'h2'),
  { ...entryOf('mf_hotels', 'h1'), deployment: { traffic: 0, default: true } },
];

beforeAll(async () => {
  writeRegistry({ mf_hotels: entries });
  remotes = await import('./loadRemote');
  parts = await import('./partsInUse');
});
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  serveRemotes();
  deploy({ mf_hotels: entries });
  // No test has what another one loaded.
  await remotes.forgetRemote('mf_hotels');
});

const hotels = remoteOf('mf_hotels');
const release = async () => (await remotes.loadRemote('mf_hotels')).entry.extras.release;
const entryOfRelease = (name: string) => expect.stringContaining(`/remotes/mf_hotels/${name}/remoteEntry.js`);

test('the current release is loaded once, however often it is requested, and only with the hash of the registry', async () => {
  Object.assign(entryFiles, { h2: hotels, h1: hotels });
  expect(await Promise.all([release(), release()])).toEqual(['h2', 'h2']);
  expect(await release()).toBe('h2');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ integrity: 'sha384-h2', crossOrigin: 'anonymous' });
});

test('one that fails is requested once more, under another address', async () => {
  Object.assign(entryFiles, { h1: hotels });
  const loading = release();
  await new Promise((resolve) => setTimeout(resolve, 100));
  Object.assign(entryFiles, { h2: hotels });
  expect(await loading).toBe('h2');
  expect(new Set(askedPaths()).size).toBe(2);
  expect(askedPaths()).toEqual([entryOfRelease('h2'), entryOfRelease('h2')]);
});

test('one that fails again is replaced by the previous release, which the account panel shows', async () => {
  Object.assign(entryFiles, { h1: hotels });
  const failedBefore = parts.partsInUse().find(({ name }) => name === 'mf_hotels')?.errors ?? 0;
  expect(await release()).toBe('h1');
  expect(askedPaths()).toEqual([entryOfRelease('h2'), entryOfRelease('h2'), entryOfRelease('h1')]);
  expect(parts.partsInUse()).toContainEqual(
    expect.objectContaining({
      name: 'mf_hotels',
      release: 'h1',
      isFallback: true,
      loadMs: expect.any(Number),
      errors: failedBefore + 2,
    }),
  );
});

test('one that throws when it runs, or is another remote or contract, is not used', async () => {
  for (const broken of [new Error('It throws.'), remoteOf('mf_admin'), { ...hotels, contract: undefined }]) {
    Object.assign(entryFiles, { h2: broken, h1: hotels });
    expect(await release()).toBe('h1');
    await remotes.forgetRemote('mf_hotels');
  }
});

test('when none can be loaded, the error names the release that was tried, and a retry starts over', async () => {
  await expect(release()).rejects.toMatchObject({
    name: 'RemoteUnavailable',
    remote: 'mf_hotels',
    release: 'h2',
  });
  const failed = asked.length;
  expect(failed).toBe(3);
  Object.assign(entryFiles, { h2: hotels });
  expect(await release()).toBe('h2');
  expect(new Set(askedPaths()).size).toBe(failed + 1);
});

test('a remote that is not deployed is not requested', async () => {
  await expect(remotes.loadRemote('mf_admin')).rejects.toMatchObject({
    release: undefined,
    message: 'It is not part of this deployment.',
  });
  expect(asked).toEqual([]);
});

test('forgetting reads the registry again, so that the next load takes what was deployed meanwhile', async () => {
  Object.assign(entryFiles, { h2: hotels, h3: hotels });
  expect(await release()).toBe('h2');
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h3')] });
  expect(await release()).toBe('h2');
  await remotes.forgetRemote('mf_hotels');
  expect(await release()).toBe('h3');
});
