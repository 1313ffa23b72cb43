import type { Kind } from '../kinds/kind';
import { country } from './countries/country';

const NAMES = 'names';

/** Whether an address shows the names of a kind instead of its list; the first tab needs no parameter. */
export const isNamesOf = (kind: Kind, search: URLSearchParams): boolean =>
  (search.get('tab') ?? country.tab) === kind.tab && search.get('view') === NAMES;

const searchOf = (entries: Record<string, string | undefined>): string => {
  const given = Object.entries(entries).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  const search = new URLSearchParams(given).toString();
  return search && `?${search}`;
};

const tabOf = (kind: Kind): string | undefined => (kind === country ? undefined : kind.tab);

export const listAddress = (kind: Kind): string => searchOf({ tab: tabOf(kind) });
export const editAddress = (kind: Kind, id: string): string => searchOf({ tab: tabOf(kind), edit: id });
export const namesAddress = (kind: Kind, filters: Record<string, string> = {}): string =>
  searchOf({ tab: tabOf(kind), view: NAMES, ...filters });
