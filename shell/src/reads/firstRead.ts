import { defaultPageSize, type FirstRead } from '@itinera/shared/contracts';
import { siteOf, type RouteName } from '@itinera/shared/routes';

const ofEveryList = ['q', 'page', 'per_page', 'sort'];

const urlOf = (address: string) => new URL(address, 'http://localhost');

/** Id of the entry that a page is about. */
export function entryAt(name: RouteName, address: string): string | undefined {
  const place = siteOf(name).path.split('/').indexOf(':id');
  return urlOf(address).pathname.split('/')[place];
}

/**
 * First read of a page at an address, as an API address; undefined if only the page knows it. Used by the server for the document, and by
 * the router beside the code of a page.
 */
export function firstReadAt(
  name: RouteName,
  { path, query, forPartner, filters = [] }: FirstRead,
  address: string,
  isPartner: boolean,
  pageSize: number,
): string | undefined {
  const { searchParams } = urlOf(address);
  const id = entryAt(name, address);
  const ownQuery = (isPartner && forPartner) || query;
  if (path.includes(':id')) return id && `${path.replace(':id', id)}?${new URLSearchParams(ownQuery)}`;
  const known = [...ofEveryList, ...filters];
  if ([...searchParams.keys()].some((key) => !known.includes(key))) return undefined;
  const sized = ownQuery['per_page'] === String(defaultPageSize) && { per_page: String(pageSize) };
  return `${path}?${new URLSearchParams({ ...ownQuery, ...sized, ...Object.fromEntries(searchParams) })}`;
}
