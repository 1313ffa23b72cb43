import { siteOf, sites, type RouteName } from '@itinera/shared/routes';
import { redirectFrom } from '../guard/redirectFrom';

/** Whether the guards let the signed-in person in: what they refuse is not offered. */
export const isOpenTo = (isPartner: boolean, name: RouteName): boolean =>
  redirectFrom({ name, address: siteOf(name).path, returnTo: undefined }, { signedIn: true, isPartner }) ===
  undefined;

/** Pages with an address of their own. Of two with one title, the first is used. */
export function pagesOpenTo(isPartner: boolean) {
  const open = sites.filter(({ name, path }) => !path.includes(':') && isOpenTo(isPartner, name));
  return open.filter(({ title }, index) => open.findIndex((other) => other.title === title) === index);
}
