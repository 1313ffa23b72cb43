import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { http, HttpResponse, server } from '@itinera/shared/testing';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { asked, entryFiles, remoteOf, serveRemotes } from '../testing/remotes';
import type * as LoadPageModule from './loadPage';
import type * as LoadRemoteModule from '../remotes/loadRemote';

let loadPage: typeof LoadPageModule.loadPage;
let forgetRemote: typeof LoadRemoteModule.forgetRemote;
const hotels = { mf_hotels: [entryOf('mf_hotels', 'h1')] };

beforeAll(async () => {
  writeRegistry(hotels);
  ({ loadPage } = await import('./loadPage'));
  ({ forgetRemote } = await import('../remotes/loadRemote'));
});
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  serveRemotes();
  deploy(hotels);
  await forgetRemote('mf_hotels');
  // A missing page would reload this one: the guard says that this was just done.
  sessionStorage.setItem('itinera:chunk-reload', String(Date.now()));
});

const Hotels = () => null;
const offering = (pages: object) => Object.assign(entryFiles, { h1: remoteOf('mf_hotels', { pages }) });
const open = () => loadPage('hotels', 'http://localhost/hotels');

test('a page of the shell needs no remote', async () => {
  await expect(loadPage('auth', 'http://localhost/auth')).resolves.toBeInstanceOf(Function);
  expect(asked).toEqual([]);
});

test('a page is loaded from the remote that owns it', async () => {
  offering({ hotels: () => Promise.resolve({ default: Hotels }) });
  await expect(open()).resolves.toBe(Hotels);
});

test('a remote without the page is reported with page and release', async () => {
  offering({});
  await expect(open()).rejects.toMatchObject({
    name: 'RemoteUnavailable',
    release: 'h1',
    message: 'It has no page “Hotels”.',
  });
});

test('a page with missing files shows the error panel after one reload', async () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  offering({ hotels: () => Promise.reject(gone) });
  await expect(open()).rejects.toMatchObject({
    name: 'RemoteUnavailable',
    release: 'h1',
    message: 'Its files could not be loaded.',
  });
});

test('a page whose code throws is reported at once, because the connection works', async () => {
  offering({ hotels: () => Promise.reject(new TypeError('x is not a function')) });
  await expect(open()).rejects.toMatchObject({ release: 'h1', message: 'It failed to start.' });
});

test('without network, a page whose files can’t be loaded does not reload the open one', async () => {
  sessionStorage.clear();
  server.use(http.get('*/registry.json', () => HttpResponse.error()));
  const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  offering({ hotels: () => Promise.reject(gone) });
  await expect(open()).rejects.toMatchObject({ name: 'RemoteUnavailable' });
  expect(sessionStorage).toHaveLength(0);
});
