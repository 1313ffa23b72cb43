import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { asked, entryFiles, remoteOf, serveRemotes } from '../testing/remotes';
import type * as LoadRemoteModule from './loadRemote';

let remotes: typeof LoadRemoteModule;
const entries = [
  entryOf('mf_hotels', 'h2'),
  { ...entryOf('mf_hotels', 'h1'), deployment: { traffic: 0, default: true } },
];

beforeAll(async () => {
  writeRegistry({ mf_hotels: entries });
  remotes = await import('./loadRemote');
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

test('the current release is loaded once, however often it is requested, and only with the hash of the registry', async () => {
  Object.assign(entryFiles, { h2: hotels, h1: hotels });
  expect(await Promise.all([release(), release()])).toEqual(['h2', 'h2']);
  expect(await release()).toBe('h2');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ integrity: 'sha384-h2', crossOrigin: 'anonymous' });
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
