import { expect, test } from '@jest/globals';
import { remoteContract } from '@itinera/shared/remote';
import { sites } from '@itinera/shared/routes';
import remote from './remote';

test('keeps the contract and has a page for each of its routes', async () => {
  expect(remote).toMatchObject({ contract: remoteContract, name: 'mf_bookings' });
  const own = sites.filter(({ owner }) => owner === 'mf_bookings').map(({ name }) => name);
  expect(Object.keys(remote.pages).sort()).toEqual([...own].sort());
  for (const load of Object.values(remote.pages)) expect((await load()).default).toBeInstanceOf(Function);
});
