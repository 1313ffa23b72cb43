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

/** As the router of the pages compares addresses: decoded, and whatever their capitals. */
const bySegments = sites
  .map(({ path }) => path.split('/'))
  .toSorted((a, b) => b.length - a.length)
  // The home page has no addresses below it.
  .filter((names) => names.join('/') !== '/');

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The address of the site map that a path means, if it is written in another way: `/HOTELS`, `/%68otels`. Undefined for a path that is right,
 * and for one that means no page. Ids stay letter by letter.
 */
export function canonicalOf(pathname: string): string | undefined {
  if (pageAt(pathname)) return undefined;
  const given = pathname.split('/');
  const isSame = (name: string, index: number) =>
    name.startsWith(':')
      ? (given[index] ?? '') !== ''
      : decoded(given[index] ?? '').toLowerCase() === name.toLowerCase();
  const names = bySegments.find((all) => all.every(isSame));
  return (
    names &&
    given.map((text, index) => (names[index]?.startsWith(':') ? text : (names[index] ?? text))).join('/')
  );
}

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
