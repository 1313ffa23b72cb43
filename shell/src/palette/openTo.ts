import { siteOf, sites, type RouteName } from '@itinera/shared/routes';
import { redirectFrom } from '../guard/redirectFrom';
import { isOffered } from '../menu/menuGroups';

/** Whether the signed-in person can open a page in this shell. */
export type IsOpen = (name: RouteName) => boolean;

/** What the guards refuse, or this shell does not have, is not offered. */
export const isOpenTo = (isPartner: boolean, name: RouteName): boolean =>
  isOffered(name) &&
  redirectFrom({ name, address: siteOf(name).path, returnTo: undefined }, { signedIn: true, isPartner }) ===
    undefined;

/** Pages with an address of their own. Of two with one title, the first is used. */
export function pagesIn(isOpen: IsOpen) {
  const open = sites.filter(({ name, path }) => !path.includes(':') && isOpen(name));
  return open.filter(({ title }, index) => open.findIndex((other) => other.title === title) === index);
}
