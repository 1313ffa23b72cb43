import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { http, HttpResponse, server } from '@itinera/shared/testing';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { arriveLate, asked, askedPaths, entryFiles, remoteOf, serveRemotes } from '../testing/remotes';
import type * as NewReleasesModule from '../releases/newReleases';
import type * as BadReleasesModule from './badReleases';
import type * as LoadRemoteModule from './loadRemote';
import type * as RegistryModule from './registry';

let remotes: typeof LoadRemoteModule;
let registry: typeof RegistryModule;
let newReleases: typeof NewReleasesModule.newReleases;
let setBad: typeof BadReleasesModule.setBad;
const entries = [
  entryOf('mf_hotels', 'h2'),
  { ...entryOf('mf_hotels', 'h1'), deployment: { traffic: 0, default: true } },
];

beforeAll(async () => {
  writeRegistry({ mf_hotels: entries });
  remotes = await import('./loadRemote');
  registry = await import('./registry');
  ({ newReleases } = await import('../releases/newReleases'));
  ({ setBad } = await import('./badReleases'));
});
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  serveRemotes();
  deploy({ mf_hotels: entries });
  // No test inherits what another one loaded.
  await remotes.forgetRemote('mf_hotels');
});

const hotels = remoteOf('mf_hotels');
const release = async () => (await remotes.loadRemote('mf_hotels')).entry.extras.release;

test("the current release is loaded once, however often it is requested, and only with the registry's hash", async () => {
  Object.assign(entryFiles, { h2: hotels, h1: hotels });
  expect(await Promise.all([release(), release()])).toEqual(['h2', 'h2']);
  expect(await release()).toBe('h2');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ integrity: 'sha384-h2', crossOrigin: 'anonymous' });
});

test('an entry that can’t be used is fetched past the cache, and loaded once more', async () => {
  const fetched: RequestCache[] = [];
  server.use(
    http.get('*/remotes/mf_hotels/h2/*', ({ request }) => {
      fetched.push(request.cache);
      Object.assign(entryFiles, { h2: hotels });
      return new HttpResponse('a whole file');
    }),
  );
  expect(await release()).toBe('h2');
  expect(fetched).toEqual(['reload']);
  expect(askedPaths().map((path) => path.split('?')[1])).toEqual([undefined, 'replaced=0']);
});

test('a remote that is not deployed is not requested', async () => {
  await expect(remotes.loadRemote('mf_admin')).rejects.toMatchObject({
    release: undefined,
    message: 'It is not part of this deployment.',
  });
  expect(asked).toEqual([]);
});

test('a release deployed while another one loads is announced, unlike one skipped as bad', async () => {
  Object.assign(entryFiles, { h2: 'hangs' });
  const loading = release();
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h3'), ...entries] });
  await registry.refetchRegistry();
  arriveLate('mf_hotels', hotels);
  expect(await loading).toBe('h2');
  expect(newReleases()).toEqual([{ of: 'mf_hotels', release: 'h3' }]);

  await remotes.forgetRemote('mf_hotels');
  Object.assign(entryFiles, { h2: hotels });
  setBad('mf_hotels', 'h3', Date.now() + 1000);
  expect(await release()).toBe('h2');
  expect(newReleases()).toEqual([]);
});

test('forgetting a remote reads the registry again, so that the next load uses a new deployment', async () => {
  Object.assign(entryFiles, { h2: hotels, h3: hotels });
  expect(await release()).toBe('h2');
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h3')] });
  expect(await release()).toBe('h2');
  await remotes.forgetRemote('mf_hotels');
  expect(await release()).toBe('h3');
});
