import type { PreloadFile } from '@itinera/shared/contracts';
import { siteOf, sites, type RouteName } from '@itinera/shared/routes';
import { redirectFrom } from '../src/guard/redirectFrom';
import type { LiveRegistry } from './registry';

const patterns = sites.map(({ name, path }) => ({
  name,
  depth: path.split('/').length,
  // Below its page a remote may have addresses of its own; below the home page there are none.
  pattern: path === '/' ? /^\/$/ : new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(/|$)`),
}));
patterns.sort((a, b) => b.depth - a.depth);

export const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '/';

/** The page at an address, if the site map has one. */
export const pageAt = (pathname: string): RouteName | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.name;

const holds = (cookies: string, name: string) => new RegExp(`(^|;\\s*)${name}=[^;]`).test(cookies);

/** The page that the visitor will be shown: the guards of the shell decide that before fetching code. */
function pageShown(name: RouteName, address: string, cookies: string): RouteName | undefined {
  const visitor = { signedIn: holds(cookies, 'token'), isPartner: holds(cookies, 'isDmc') };
  const elsewhere = redirectFrom({ name, address, returnTo: undefined }, visitor);
  return elsewhere === undefined ? name : pageAt(pathOf(elsewhere));
}

/** The files that the page at an address will request. */
export function preloadFor(address: string, cookies: string, { payload }: LiveRegistry): PreloadFile[] {
  const asked = pageAt(pathOf(address));
  const shown = asked && pageShown(asked, address, cookies);
  if (!shown) return [];
  const { owner } = siteOf(shown);
  const lists = owner === 'shell' ? payload.host.preload : payload.microFrontends[owner]?.[0]?.extras.preload;
  return lists?.[shown] ?? [];
}
