import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { http, HttpResponse, server, waitFor } from '@itinera/shared/testing';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { arriveLate, askedPaths, entryFiles, remoteOf, serveRemotes } from '../testing/remotes';
import type * as BadReleasesModule from './badReleases';
import type * as FromRemoteModule from './fromRemote';
import type * as LoadRemoteModule from './loadRemote';
import type * as PartsInUseModule from './partsInUse';
import type * as RecoverModule from './recover';
import type { LoadedRemote } from './remoteRecord';

let fromRemote: typeof FromRemoteModule.fromRemote;
let remotes: typeof LoadRemoteModule;
let parts: typeof PartsInUseModule;
let recovery: typeof RecoverModule;
let bad: typeof BadReleasesModule;
const entries = [
  entryOf('mf_hotels', 'h2'),
  { ...entryOf('mf_hotels', 'h1'), deployment: { traffic: 0, default: true } },
];

beforeAll(async () => {
  writeRegistry({ mf_hotels: entries });
  ({ fromRemote } = await import('./fromRemote'));
  remotes = await import('./loadRemote');
  parts = await import('./partsInUse');
  recovery = await import('./recover');
  bad = await import('./badReleases');
});
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  serveRemotes();
  deploy({ mf_hotels: entries });
  // No test inherits what another one loaded or found bad.
  await remotes.forgetRemote('mf_hotels');
});

const hotels = remoteOf('mf_hotels');
const releaseOf = async ({ entry }: LoadedRemote) => entry.extras.release;
const release = () => fromRemote('mf_hotels', releaseOf);
const entryOfRelease = (name: string) => expect.stringContaining(`/remotes/mf_hotels/${name}/remoteEntry.js`);
const thrownIn = (file: string) =>
  Object.assign(new Error('Planted.'), { stack: `Error: Planted.\n    at f (http://localhost${file}:1:2)` });
const running = () => parts.partsInUse().find(({ name }) => name === 'mf_hotels');

describe('a release whose entry fails', () => {
  test('is requested once more, at another address', async () => {
    Object.assign(entryFiles, { h1: hotels });
    const loading = release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    Object.assign(entryFiles, { h2: hotels });
    expect(await loading).toBe('h2');
    expect(new Set(askedPaths()).size).toBe(2);
    expect(askedPaths()).toEqual([entryOfRelease('h2'), entryOfRelease('h2')]);
    expect(bad.isBad('mf_hotels', 'h2')).toBe(false);
  });

  test('is replaced by the previous release when it fails again, as the account panel shows', async () => {
    Object.assign(entryFiles, { h1: hotels });
    const failedBefore = running()?.errors ?? 0;
    expect(await release()).toBe('h1');
    expect(askedPaths()).toEqual([entryOfRelease('h2'), entryOfRelease('h2'), entryOfRelease('h1')]);
    await waitFor(() =>
      expect(running()).toMatchObject({
        release: 'h1',
        isFallback: true,
        loadMs: expect.any(Number),
        errors: failedBefore + 2,
      }),
    );
  });

  test('is replaced, too, if it throws, or is another remote or contract', async () => {
    for (const broken of [
      new Error('It throws.'),
      remoteOf('mf_admin'),
      { ...hotels, contract: undefined },
    ]) {
      Object.assign(entryFiles, { h2: broken, h1: hotels });
      expect(await release()).toBe('h1');
      await remotes.forgetRemote('mf_hotels');
    }
  });

  test('is reported if no other can be loaded either; the next load starts over', async () => {
    await expect(release()).rejects.toThrow('/h2/');
    expect(askedPaths()).toHaveLength(3);
    Object.assign(entryFiles, { h2: hotels });
    expect(await release()).toBe('h2');
    expect(new Set(askedPaths()).size).toBe(4);
  });

  test('is replaced by a newer deployment before all others', async () => {
    Object.assign(entryFiles, { h3: hotels, h1: hotels });
    deploy({ mf_hotels: [entryOf('mf_hotels', 'h3'), ...entries] });
    expect(await release()).toBe('h3');
  });

  test("is not replaced while the server can't be reached, which no release causes", async () => {
    Object.assign(entryFiles, { h1: hotels });
    server.use(http.get('*/registry.json', () => HttpResponse.error()));
    await expect(release()).rejects.toThrow('/h2/');
    expect(askedPaths()).not.toContainEqual(entryOfRelease('h1'));
    expect(bad.isBad('mf_hotels', 'h2')).toBe(false);
  });
});

describe('a release that hangs', () => {
  test('is replaced before the loading of its file times out', async () => {
    Object.assign(entryFiles, { h2: 'hangs', h1: hotels });
    expect(await release()).toBe('h1');
    // A file that times out would be requested once more.
    expect(askedPaths()).toEqual([entryOfRelease('h2'), entryOfRelease('h1')]);
    expect(await release()).toBe('h1');
  });

  test('with a page is replaced by the release whose page is there', async () => {
    Object.assign(entryFiles, { h2: hotels, h1: hotels });
    const take = (remote: LoadedRemote) =>
      remote.entry.extras.release === 'h2' ? new Promise<string>(() => undefined) : releaseOf(remote);
    expect(await fromRemote('mf_hotels', take)).toBe('h1');
    await waitFor(() => expect(bad.isBad('mf_hotels', 'h2')).toBe(true), { timeout: 8000 });
  });

  test('and arrives after its replacement is not bad, nor listed as running', async () => {
    // No earlier test waits for this one.
    deploy({ mf_hotels: [entryOf('mf_hotels', 'h6'), ...entries.slice(1)] });
    await remotes.forgetRemote('mf_hotels');
    Object.assign(entryFiles, { h6: 'hangs', h1: hotels });
    expect(await release()).toBe('h1');
    arriveLate('mf_hotels', hotels);
    // Longer than a release may take before it is bad.
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(bad.isBad('mf_hotels', 'h6')).toBe(false);
    expect(running()).toMatchObject({ release: 'h1', isFallback: true });
    await remotes.forgetRemote('mf_hotels');
    Object.assign(entryFiles, { h6: hotels });
    expect(await release()).toBe('h6');
  });

  test('and is the only one is requested once more, at another address', async () => {
    deploy({ mf_hotels: entries.slice(0, 1) });
    await remotes.forgetRemote('mf_hotels');
    Object.assign(entryFiles, { h2: 'hangs' });
    const loading = release();
    await new Promise((resolve) => setTimeout(resolve, 500));
    Object.assign(entryFiles, { h2: hotels });
    expect(await loading).toBe('h2');
    expect(new Set(askedPaths()).size).toBe(2);
    expect(bad.isBad('mf_hotels', 'h2')).toBe(false);
  });

  test('like the previous one fails with it, without a third wait', async () => {
    Object.assign(entryFiles, { h2: 'hangs', h1: 'hangs' });
    await expect(release()).rejects.toThrow();
    expect(askedPaths()).toEqual([entryOfRelease('h2'), entryOfRelease('h1')]);
  });

  test('and still arrives is used, and is not bad', async () => {
    Object.assign(entryFiles, { h2: hotels, h1: 'hangs' });
    const take = async (remote: LoadedRemote) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      return releaseOf(remote);
    };
    expect(await fromRemote('mf_hotels', take)).toBe('h2');
    expect(askedPaths()).toContainEqual(entryOfRelease('h1'));
    expect(bad.isBad('mf_hotels', 'h2')).toBe(false);
    expect(await release()).toBe('h2');
  });
});

describe('a replaced release', () => {
  const replaceIt = async () => {
    Object.assign(entryFiles, { h1: hotels });
    await release();
    Object.assign(entryFiles, { h2: hotels });
    serveRemotes();
    Object.assign(entryFiles, { h2: hotels, h1: hotels });
  };

  test('is remembered on the device, and tried again on request', async () => {
    await replaceIt();
    expect(localStorage.getItem('itinera:bad-releases')).toContain('mf_hotels h2');
    await remotes.forgetRemote('mf_hotels');
    expect(await release()).toBe('h2');
    expect(askedPaths()).toEqual([entryOfRelease('h2')]);
  });

  test('is used again after a while', async () => {
    await replaceIt();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + recovery.BAD_FOR_MS - 1000);
    expect(bad.isBad('mf_hotels', 'h2')).toBe(true);
    now.mockReturnValue(Date.now() + 2000);
    expect(bad.isBad('mf_hotels', 'h2')).toBe(false);
  });

  test('is broadcast to other tabs, and received from them', async () => {
    const other = new BroadcastChannel('itinera:bad-releases');
    const received: unknown[] = [];
    other.onmessage = ({ data }: { data: unknown }) => void received.push(data);
    await replaceIt();
    await waitFor(() => expect(received).toContainEqual({ 'mf_hotels h2': expect.any(Number) }));
    other.postMessage({ 'mf_hotels h7': Date.now() + 60_000 });
    await waitFor(() => expect(bad.isBad('mf_hotels', 'h7')).toBe(true));
    other.close();
  });

  test('is no replacement for one that throws while it is shown', async () => {
    await replaceIt();
    await expect(
      recovery.replaceFailedRelease('mf_hotels', thrownIn('/remotes/mf_hotels/h1/c/1.js')),
    ).resolves.toBe(false);
  });
});

describe('a page that threw while it was shown', () => {
  test('is loaded from the previous release', async () => {
    Object.assign(entryFiles, { h2: hotels, h1: hotels });
    expect(await release()).toBe('h2');
    await expect(
      recovery.replaceFailedRelease('mf_hotels', thrownIn('/remotes/mf_hotels/h2/c/1.js')),
    ).resolves.toBe(true);
    expect(await release()).toBe('h1');
    expect(bad.isBad('mf_hotels', 'h2')).toBe(true);
  });

  test('keeps its release if something else has thrown', async () => {
    Object.assign(entryFiles, { h2: hotels, h1: hotels });
    expect(await release()).toBe('h2');
    for (const error of [
      thrownIn('/shell/s1/main.js'),
      thrownIn('/remotes/mf_admin/a1/c/1.js'),
      Object.assign(thrownIn('/remotes/mf_hotels/h2/c/1.js'), { name: 'ChunkLoadError' }),
    ])
      await expect(recovery.replaceFailedRelease('mf_hotels', error)).resolves.toBe(false);
    expect(await release()).toBe('h2');
  });
});
