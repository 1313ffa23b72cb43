import type { SearchInput } from '@itinera/shared/contracts';

/** The same search in a single hotel. */
export const roomsOf = (request: SearchInput, hotelId: string): SearchInput => ({
  ...request,
  cheapest_only: undefined,
  country_ids: undefined,
  region_ids: undefined,
  resort_ids: undefined,
  place_ids: undefined,
  hotel_ids: [hotelId],
});
