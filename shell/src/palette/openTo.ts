import { siteOf, sites, type RouteName } from '@itinera/shared/routes';
import { redirectFrom } from '../guard/redirectFrom';
import { isOffered } from '../menu/menuGroups';

/** Whether the signed-in person can open a page in this shell. */
export type IsOpen = (name: RouteName) => boolean;

/** Whether a page is offered: this shell has it, and the guards allow it. */
export const isOpenTo = (isPartner: boolean, name: RouteName): boolean =>
  isOffered(name) &&
  redirectFrom({ name, address: siteOf(name).path, returnTo: undefined }, { signedIn: true, isPartner }) ===
    undefined;

/** Pages with an address of their own that show something without a selection. Of two with the same title, the first is used. */
export function pagesIn(isOpen: IsOpen) {
  const open = sites.filter(
    ({ name, path, isOfSelection }) => !path.includes(':') && !isOfSelection && isOpen(name),
  );
  return open.filter(({ title }, index) => open.findIndex((other) => other.title === title) === index);
}
