import { menuFor, siteOf, type MenuEntry, type RouteName } from '@itinera/shared/routes';
import { releasesOf } from '../remotes/registry';

export interface MenuGroup {
  label: string;
  entries: MenuEntry[];
}

/** Groups of entries. Their order is the site map's (specification 2). */
const groups: { label: string; names: RouteName[] }[] = [
  { label: 'Bookings', names: ['search', 'be', 'payments', 'travelers'] },
  { label: 'Geography and flights', names: ['geography', 'airports', 'flight-carriers'] },
  { label: 'Hotels and seats', names: ['hotels', 'block-seats', 'hotel-themes'] },
  { label: 'Administration', names: ['users', 'settings', 'reports'] },
];

/** Whether this shell has the page: its own, or one of a remote in its registry. */
export function isOffered(name: RouteName): boolean {
  const { owner } = siteOf(name);
  return owner === 'shell' || releasesOf(owner).length > 0;
}

/** Menu entries that this shell can open, in groups. */
export function menuGroups(isPartner: boolean): MenuGroup[] {
  const offered = menuFor(isPartner).filter(({ name }) => isOffered(name));
  return groups
    .map(({ label, names }) => ({ label, entries: offered.filter(({ name }) => names.includes(name)) }))
    .filter(({ entries }) => entries.length > 0);
}
