import { sites, type RouteName } from './siteMap';

export interface MenuEntry {
  name: RouteName;
  path: string;
  label: string;
}

/**
 * Entries of the drawer menu in the specified order: all for staff, three for a partner (specification 6).
 */
export function menuFor(isPartner: boolean): MenuEntry[] {
  return sites.flatMap(({ name, path, menu, menuFor: audience }) =>
    menu && (audience === 'everyone' || !isPartner) ? [{ name, path, label: menu }] : [],
  );
}
