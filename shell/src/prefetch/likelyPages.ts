import { siteOf, sites, type RouteName } from '@itinera/shared/routes';

const isBelow = (path: string, other: string) => other !== '/' && path.startsWith(`${other}/`);

/** The pages that people open from a page of an area: those directly above and below it. */
export function likelyPages(name: RouteName): RouteName[] {
  const here = siteOf(name);
  return sites
    .filter(
      ({ owner, path }) => owner === here.owner && (isBelow(path, here.path) || isBelow(here.path, path)),
    )
    .map((site) => site.name);
}
