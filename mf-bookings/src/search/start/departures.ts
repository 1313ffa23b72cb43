import { addDays, nightsBetween, type BlockSeat, type SearchInput } from '@itinera/shared/contracts';

/** Fewer don't make a trip for the usual party. */
const fewestSeats = 2;
const shownDepartures = 12;
const usualNights = 7;

/** The next flights out with free seats, as a query of their list. */
export const departuresFrom = (today: string) => ({
  direction: 'outbound' as const,
  status: ['open' as const],
  free_from: fewestSeats,
  departure_from: today,
  sort: 'departure_date' as const,
  per_page: shownDepartures,
  with_data: true,
});

/** A flight out and the search of its trips. */
export interface Departure {
  block: BlockSeat;
  from: string;
  to: string;
  /** Until the flight back of its pair. */
  nights: number | undefined;
  search: SearchInput;
}

/** Undefined for a flight that no search finds: from no city, or given back. */
function departureOf(block: BlockSeat, today: string): Departure | undefined {
  const { origin_airport: from, destination_airport: to, block_type, release_date } = block;
  const isReleased = block_type === 'soft' && release_date !== null && release_date < today;
  if (!from?.city_id || !to || isReleased) return undefined;
  const arrival = addDays(block.departure_date, block.arrival_day_offset);
  const nights = block.paired_block ? nightsBetween(arrival, block.paired_block.departure_date) : undefined;
  return {
    block,
    from: from.iata_code,
    to: to.iata_code,
    nights,
    search: {
      origin_city_id: from.city_id,
      country_ids: [to.country_id],
      check_in_from: arrival,
      check_in_to: arrival,
      nights_from: nights ?? usualNights,
      nights_to: nights ?? usualNights,
      adults: 2,
      child_ages: [],
    },
  };
}

/** The flights of which trips are found. */
export const departuresOf = (blocks: readonly BlockSeat[], today: string): Departure[] =>
  blocks.flatMap((block) => departureOf(block, today) ?? []);
