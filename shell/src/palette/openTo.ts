import { siteOf, sites, type RouteName } from '@itinera/shared/routes';
import { redirectFrom } from '../guard/redirectFrom';

/** Whether the guards let somebody in who is signed in: what they refuse is not offered either. */
export const isOpenTo = (isPartner: boolean, name: RouteName): boolean =>
  redirectFrom({ name, address: siteOf(name).path, returnTo: undefined }, { signedIn: true, isPartner }) ===
  undefined;

/** Pages that have an address of their own. Where two share a title, the first one is meant. */
export function pagesOpenTo(isPartner: boolean) {
  const open = sites.filter(({ name, path }) => !path.includes(':') && isOpenTo(isPartner, name));
  return open.filter(({ title }, index) => open.findIndex((other) => other.title === title) === index);
}
