import { pageSizeIn, type PreloadFile } from '@itinera/shared/contracts';
import { siteOf, sites, type RouteName } from '@itinera/shared/routes';
import { redirectFrom } from '../src/guard/redirectFrom';
import type { LiveRegistry } from './registry';

const patterns = sites.map(({ name, path }) => ({
  name,
  depth: path.split('/').length,
  // A remote may have addresses below its page; the home page has none.
  pattern: path === '/' ? /^\/$/ : new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(/|$)`),
}));
patterns.sort((a, b) => b.depth - a.depth);

export const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '/';

/** The page at an address; undefined if the site map has none. */
export const pageAt = (pathname: string): RouteName | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.name;

const holds = (cookies: string, name: string) => new RegExp(`(^|;\\s*)${name}=[^;]`).test(cookies);

/** What the visitor of an address will see. */
export interface Visit {
  name: RouteName;
  /** Address after the redirects of the shell's guards. */
  address: string;
  signedIn: boolean;
  isPartner: boolean;
  /** Rows per page of a list. */
  pageSize: number;
}

/** Applies the guards of the shell to address and cookies, as the browser will before it loads code. */
export function visitOf(address: string, cookies: string): Visit | undefined {
  const asked = pageAt(pathOf(address));
  if (!asked) return undefined;
  const visitor = { signedIn: holds(cookies, 'token'), isPartner: holds(cookies, 'isDmc') };
  const pageSize = pageSizeIn(/(?:^|;\s*)pageSize=(\d+)/.exec(cookies)?.[1]);
  const elsewhere = redirectFrom({ name: asked, address, returnTo: undefined }, visitor) ?? address;
  const name = pageAt(pathOf(elsewhere));
  return name && { ...visitor, pageSize, name, address: elsewhere };
}

/** Files that a page will request. */
export function preloadFor(visit: Visit | undefined, { payload }: LiveRegistry): PreloadFile[] {
  if (!visit) return [];
  const { owner } = siteOf(visit.name);
  const lists = owner === 'shell' ? payload.host.preload : payload.microFrontends[owner]?.[0]?.extras.preload;
  return lists?.[visit.name] ?? [];
}
