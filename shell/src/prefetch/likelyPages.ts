import { siteOf, sites, type RouteName } from '@itinera/shared/routes';

const isBelow = (path: string, other: string) => other !== '/' && path.startsWith(`${other}/`);

/** Pages that people often open next: those directly above and below. */
export function likelyPages(name: RouteName): RouteName[] {
  const here = siteOf(name);
  return sites
    .filter(
      ({ owner, path }) => owner === here.owner && (isBelow(path, here.path) || isBelow(here.path, path)),
    )
    .map((site) => site.name);
}
