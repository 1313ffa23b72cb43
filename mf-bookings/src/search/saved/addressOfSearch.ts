import { pathTo } from '@itinera/shared/routes';
import { readSearch } from '../address';

/** Address of a kept search: its results, or the form if its days have passed. */
export function addressOfSearch(kept: URLSearchParams, today: string): string {
  const search = readSearch(kept);
  if (search && search.check_in_to >= today) return `${pathTo('search-result')}?${kept}`;
  const rest = new URLSearchParams(kept);
  rest.delete('check_in_from');
  rest.delete('check_in_to');
  return `${pathTo('search')}?${rest}`;
}
