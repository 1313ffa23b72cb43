import type { SearchInput } from '@itinera/shared/contracts';
import type { ResultSetup } from './resultSetup';

/** Request for the search of an address: with the terms of the setup, without past days. */
export function requestOf(search: SearchInput, setup: ResultSetup, today: string): SearchInput {
  const { markup_bp, rounding, currency, hide_blocked, limit } = setup;
  const isPast = search.check_in_from < today && search.check_in_to >= today;
  return {
    ...(markup_bp !== undefined && { markup_bp }),
    ...(rounding !== undefined && { sale_rounding: rounding }),
    ...(currency !== undefined && { currency }),
    include_blocked: !hide_blocked,
    // Rooms of a hotel are searched when it is expanded.
    ...(setup.group === 'hotel' && { cheapest_only: true }),
    limit,
    ...search,
    ...(isPast && { check_in_from: today }),
  };
}
