import { expect, test } from '@jest/globals';
import { remoteContract } from '@itinera/shared/remote';
import { sites } from '@itinera/shared/routes';
import { contributions } from './contributions';
import remote from './remote';

test('keeps the contract of remotes and has a page for each of its routes', async () => {
  expect(remote).toMatchObject({ contract: remoteContract, name: 'mf_bookings' });
  const own = sites.filter(({ owner }) => owner === 'mf_bookings').map(({ name }) => name);
  expect(Object.keys(remote.pages).sort()).toEqual([...own].sort());
  for (const load of Object.values(remote.pages)) expect((await load()).default).toBeInstanceOf(Function);
});

test('the addresses that it announces lead to its own pages', () => {
  const own: string[] = sites.filter(({ owner }) => owner === 'mf_bookings').map(({ name }) => name);
  const { records, lists = [], actions = [], kinds = [] } = contributions;
  const pages = [...records, ...lists, ...actions, ...kinds].flatMap(({ page }) => page ?? []);
  expect(pages).not.toHaveLength(0);
  for (const page of pages) expect(own).toContain(page);
});
