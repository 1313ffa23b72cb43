/** By the part of the address that opens the tab; the first one needs none. */
export const tabNames = ['countries', 'regions', 'cities', 'resorts', 'places'] as const;
export type TabName = (typeof tabNames)[number];

export const tabOf = (search: URLSearchParams): TabName =>
  tabNames.find((name) => name === search.get('tab')) ?? tabNames[0];

const NAMES = 'names';

/** Whether an address shows the names of a tab's entries instead of their list. */
export const isNamesOf = (tab: TabName, search: URLSearchParams): boolean =>
  tabOf(search) === tab && search.get('view') === NAMES;

const searchOf = (entries: Record<string, string | undefined>): string => {
  const given = Object.entries(entries).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  const search = new URLSearchParams(given).toString();
  return search && `?${search}`;
};

const tabIn = (tab: TabName): string | undefined => (tab === tabNames[0] ? undefined : tab);

export const listAddress = (tab: TabName): string => searchOf({ tab: tabIn(tab) });
export const editAddress = (tab: TabName, id: string): string => searchOf({ tab: tabIn(tab), edit: id });
export const namesAddress = (tab: TabName, filters: Record<string, string> = {}): string =>
  searchOf({ tab: tabIn(tab), view: NAMES, ...filters });
