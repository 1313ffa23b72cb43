import type { SearchInput, SearchResult } from '@itinera/shared/contracts';

/** Filters that a search can do without; places are not among them. */
const narrowing = [
  'room_type_ids',
  'boarding_type_ids',
  'hotel_class_ids',
  'hotel_theme_ids',
  'hotel_chain_ids',
  'beach_type_ids',
  'feature_ids',
  'dmc_ids',
  'stars_from',
  'distance_to_beach_to',
  'price_from_minor',
  'price_to_minor',
  'origin_city_id',
  'with_transfer',
] as const satisfies (keyof SearchInput)[];

/** The search without each single filter, with the filter's name. */
function* widerSearches(search: SearchInput): Generator<[string, SearchInput]> {
  for (const filter of narrowing) {
    if (search[filter] === undefined || search[filter] === false) continue;
    // A transfer needs a flight.
    const without = filter === 'origin_city_id' ? { with_transfer: undefined } : {};
    yield [filter, { ...search, [filter]: undefined, ...without }];
  }
  // Excluding transfers and rooms on request is a filter, too.
  if (!search.include_on_request) yield ['include_on_request', { ...search, include_on_request: true }];
  if (!search.include_blocked) yield ['include_blocked', { ...search, include_blocked: true }];
}

/**
 * Filters without which a search would find something, the most restrictive first. They are tried one by one with whole trips, because
 * flights, restrictions and prices matter as well, and the promised number must be right. `countHotels`: number of hotels that a search
 * finds.
 */
export async function removedBy(
  search: SearchInput,
  countHotels: (wider: SearchInput) => Promise<number>,
): Promise<SearchResult['removed_by']> {
  const removed: SearchResult['removed_by'] = [];
  for (const [filter, wider] of widerSearches(search)) {
    const hotels = await countHotels(wider);
    if (hotels > 0) removed.push({ filter, hotels });
  }
  return removed.toSorted((one, other) => other.hotels - one.hotels);
}
