import { isRoute, siteAt, siteOf, trailTo, type RouteName } from '@itinera/shared/routes';
import { menuIcons } from '../menu/menuIcons';

/** The page in the menu to which a page belongs, whose icon an entry of the palette has. */
export function iconOf({ page }: { page: string }): { page?: RouteName } {
  if (!isRoute(page)) return {};
  const names = trailTo(siteOf(page).path).flatMap(({ path }) => siteAt(path)?.name ?? []);
  const found = names.findLast((name) => menuIcons[name] !== undefined);
  return found === undefined ? {} : { page: found };
}
