import { sites, type Site } from './siteMap';

/** Whether an address without query is the page's own. */
const isAt = ({ path }: Site, pathname: string): boolean =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

/** The page at an address without search. */
export const siteAt = (pathname: string) => sites.find((site) => isAt(site, pathname));

export interface Step {
  path: string;
  title: string;
}

/** The breadcrumbs of an address, its own page last: `/hotels/7` → Home, Hotels, Hotel. */
export function trailTo(pathname: string): Step[] {
  const parts = pathname.split('/').filter(Boolean);
  const addresses = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...addresses].flatMap((path) => {
    const site = siteAt(path);
    return site ? [{ path, title: site.title }] : [];
  });
}
