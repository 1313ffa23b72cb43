import { beforeAll, expect, test } from '@jest/globals';
import { menuFor, remoteNames } from '@itinera/shared/routes';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import type * as RegistryModule from '../remotes/registry';
import type * as MenuGroupsModule from './menuGroups';

let registry: typeof RegistryModule;
let menu: typeof MenuGroupsModule;

beforeAll(async () => {
  writeRegistry(Object.fromEntries(remoteNames.map((name) => [name, [entryOf(name, 'r1')]])));
  registry = await import('../remotes/registry');
  menu = await import('./menuGroups');
});

const labels = (isPartner: boolean) =>
  menu.menuGroups(isPartner).map(({ entries }) => entries.map(({ label }) => label));

test('four groups contain all entries of the menu, in the specified order', () => {
  expect(labels(false)).toHaveLength(4);
  expect(labels(false).flat()).toEqual(menuFor(false).map(({ label }) => label));
  expect(labels(true)).toEqual([['Search', 'Booking entries'], ['Hotels']]);
});

test('pages of a remote that this shell does not offer are not in its menu', async () => {
  deploy({ mf_hotels: [entryOf('mf_hotels', 'r1')], mf_bookings: [entryOf('mf_bookings', 'r1')] });
  await registry.refetchRegistry();
  expect(labels(false)).toEqual([
    ['Search', 'Booking entries', 'Payments', 'Travelers'],
    ['Hotels', 'Hotel Themes'],
  ]);
});
