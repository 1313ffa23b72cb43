import type { SearchFilter, SearchInput, SearchResult } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { countHotels } from './findCandidates';
import type { Party } from './parties';

const narrowing: readonly SearchFilter[] = [
  'room_type_ids',
  'boarding_type_ids',
  'hotel_class_ids',
  'hotel_theme_ids',
  'hotel_chain_ids',
  'beach_type_ids',
  'dmc_ids',
  'stars_from',
  'distance_to_beach_to',
];

/** Filters without which hotels would have prices for the party, the one that removes most first. */
export async function removedBy(
  tx: Transaction,
  search: SearchInput,
  parties: readonly Party[],
): Promise<SearchResult['removed_by']> {
  const removed: SearchResult['removed_by'] = [];
  for (const filter of narrowing) {
    if (search[filter] === undefined) continue;
    const { [filter]: _, ...others } = search;
    const hotels = await countHotels(tx, others, parties);
    if (hotels > 0) removed.push({ filter, hotels });
  }
  return removed.toSorted((one, other) => other.hotels - one.hotels);
}
