import { filterKeys, isCustomFilter } from '@itinera/shared/contracts';
import type { ListCollection } from '../list/listAddress';
import type { ListState } from '../list/useListState';

/** Whether a view stores a parameter of an address; the page number is not stored. */
export const isViewKey = (list: ListCollection, key: string): boolean =>
  [...filterKeys(list), 'q', 'sort', 'per_page'].includes(key) ||
  (list.customEntity !== undefined && isCustomFilter(key));

/** State of a list as in its address: without defaults. */
export function queryOf(
  { q, sort, perPage, filters }: Pick<ListState, 'q' | 'sort' | 'perPage' | 'filters'>,
  { defaultSort }: { defaultSort?: string },
  usualPageSize: number,
): Record<string, string> {
  return {
    ...filters,
    ...(q && { q }),
    ...(sort && sort !== defaultSort && { sort }),
    ...(perPage !== usualPageSize && { per_page: String(perPage) }),
  };
}

/** Parameters of a view that the list still knows; a newer release may have removed a filter. */
export const knownOf = (query: Record<string, string>, list: ListCollection): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => isViewKey(list, key)));

/** Address of a list with a view; parameters of others are kept. */
export function addressOf(
  view: { id: string; query: Record<string, string> } | undefined,
  list: ListCollection,
  before: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const key of before.keys())
    if (isViewKey(list, key) || key === 'page' || key === 'view') next.delete(key);
  if (!view) return next;
  for (const [key, value] of Object.entries(knownOf(view.query, list))) next.set(key, value);
  next.set('view', view.id);
  return next;
}
