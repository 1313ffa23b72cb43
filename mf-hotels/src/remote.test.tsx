import { expect, test } from '@jest/globals';
import { remoteContract } from '@itinera/shared/remote';
import { sites } from '@itinera/shared/routes';
import { contributions } from './contributions';
import remote from './remote';

test('keeps the contract of remotes and has a page for each of its routes', async () => {
  expect(remote).toMatchObject({ contract: remoteContract, name: 'mf_hotels' });
  const own = sites.filter(({ owner }) => owner === 'mf_hotels').map(({ name }) => name);
  expect(Object.keys(remote.pages).sort()).toEqual([...own].sort());
  for (const load of Object.values(remote.pages)) expect((await load()).default).toBeInstanceOf(Function);
});

test('has the tiles it announces, each with a loader, and finds records on pages of the site map', async () => {
  expect(Object.keys(remote.tiles ?? {})).toEqual(contributions.tiles.map(({ name }) => name));
  for (const load of Object.values(remote.tiles ?? {}))
    expect((await load()).default).toBeInstanceOf(Function);
  for (const { page } of contributions.records) expect(sites.map(({ name }) => name)).toContain(page);
});

test('the addresses that it announces lead to its own pages', () => {
  const own: string[] = sites.filter(({ owner }) => owner === 'mf_hotels').map(({ name }) => name);
  const pages = (contributions.kinds ?? []).flatMap(({ page }) => page ?? []);
  expect(pages).not.toHaveLength(0);
  for (const page of pages) expect(own).toContain(page);
});
