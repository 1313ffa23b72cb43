import { siteOf, type RouteName } from '@itinera/shared/routes';
import { partnerCookies } from '@itinera/shared/state';
import { redirectFrom } from '../guard/redirectFrom';
import { fetchPageCode } from '../pages/loadPage';

interface WithConnection {
  connection?: { saveData?: boolean };
}

const savesData = () => (navigator as WithConnection).connection?.saveData === true;

const begun = new Set<RouteName>();

/** Preloads the code of a page that may be opened next, unless the guards refuse it or data saving is on. */
export function prefetchPage(name: RouteName): void {
  const visitor = { signedIn: true, isPartner: partnerCookies.read() !== undefined };
  const { path: address } = siteOf(name);
  if (begun.has(name) || savesData() || redirectFrom({ name, address, returnTo: undefined }, visitor)) return;
  begun.add(name);
  // A failure is reported when the page is opened.
  fetchPageCode(name).catch(() => begun.delete(name));
}
