import { expect, test } from '@jest/globals';
import { allReports } from '@itinera/shared/contracts';
import { remoteContract } from '@itinera/shared/remote';
import { sites } from '@itinera/shared/routes';
import { contributions } from './contributions';
import remote from './remote';

test('keeps the contract of remotes and has a page for each of its routes', async () => {
  expect(remote).toMatchObject({ contract: remoteContract, name: 'mf_admin' });
  const own = sites.filter(({ owner }) => owner === 'mf_admin').map(({ name }) => name);
  expect(Object.keys(remote.pages).sort()).toEqual([...own].sort());
  for (const load of Object.values(remote.pages)) expect((await load()).default).toBeInstanceOf(Function);
});

test('the addresses that it announces lead to its own pages', () => {
  const own: string[] = sites.filter(({ owner }) => owner === 'mf_admin').map(({ name }) => name);
  const { lists = [], actions = [], kinds = [] } = contributions;
  const pages = [...lists, ...actions, ...kinds].flatMap(({ page }) => page ?? []);
  expect(pages).not.toHaveLength(0);
  for (const page of pages) expect(own).toContain(page);
});

test('the palette finds each report by its title', () => {
  const found = (contributions.lists ?? []).flatMap(({ search }) => search?.['report'] ?? []);
  expect(found).toEqual([...Object.keys(allReports), 'audit']);
});
