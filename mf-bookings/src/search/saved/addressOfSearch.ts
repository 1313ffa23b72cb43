import { pathTo } from '@itinera/shared/routes';
import { readSearch } from '../address';

/**
 * Where a search that was kept leads: to its results, or to the form if its days have passed, which then asks for others.
 */
export function addressOfSearch(kept: URLSearchParams, today: string): string {
  const search = readSearch(kept);
  if (search && search.check_in_to >= today) return `${pathTo('search-result')}?${kept}`;
  const rest = new URLSearchParams(kept);
  rest.delete('check_in_from');
  rest.delete('check_in_to');
  return `${pathTo('search')}?${rest}`;
}
