import { beforeAll, expect, test } from '@jest/globals';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { run } from '../testing/running';
import type * as RegistryModule from './registry';

const tile = (name: string) => ({ tiles: [{ name, title: name }], records: [] });
let registry: typeof RegistryModule;

beforeAll(async () => {
  writeRegistry({ mf_hotels: [entryOf('mf_hotels', 'h1', tile('old'))] });
  registry = await import('./registry');
});

test('a running remote contributes what its release announces, others what the newest one announces', async () => {
  const tiles = () => registry.announcedTiles().map(({ name }) => name);
  expect(tiles()).toEqual(['old']);
  run('mf_hotels', entryOf('mf_hotels', 'h1', tile('old')));
  deploy({
    mf_hotels: [entryOf('mf_hotels', 'h2', tile('new'))],
    mf_admin: [entryOf('mf_admin', 'a2', tile('fresh'))],
  });
  await registry.refetchRegistry();
  expect(tiles()).toEqual(['old', 'fresh']);
  expect(registry.releasesOf('mf_hotels')[0]?.extras.release).toBe('h2');
});

test('a document older than the last one is ignored', async () => {
  const before = registry.releasesOf('mf_hotels');
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h0')] }, 's1', 1);
  await registry.refetchRegistry();
  expect(registry.releasesOf('mf_hotels')).toBe(before);
});

test('releases deployed after another shell need a reload, because they may need that shell', async () => {
  const loadable = () => registry.releasesOf('mf_hotels').map(({ extras }) => extras.release);
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h3'), entryOf('mf_hotels', 'h2')] });
  await registry.refetchRegistry();
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h5'), entryOf('mf_hotels', 'h4')] }, 's2');
  await registry.refetchRegistry();
  expect([loadable(), registry.offeredRelease('mf_hotels')]).toEqual([['h3', 'h2'], 'h5']);
  // The shell was rolled back.
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h6')] });
  await registry.refetchRegistry();
  expect(loadable()).toEqual(['h6']);
});
