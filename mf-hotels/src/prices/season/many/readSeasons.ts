import {
  allotments,
  basePrices,
  blockedCheckouts,
  boardingSupplements,
  cancellationTerms,
  hotelDmcs,
  offers,
  priceCells,
  pricePeriods,
  specialPrices,
  stayLengths,
  stopSales,
  weekdaySupplements,
  type Hotel,
} from '@itinera/shared/contracts';
import { client } from '@itinera/shared/data';
import type { SeasonSource } from '../seasonOf';

/** The prices of a partner for one of several hotels. */
export interface HotelSeason {
  hotel: Pick<Hotel, 'id' | 'name'>;
  dmcId: string;
  currency: string;
  source: SeasonSource;
}

/** Hotels that are read at once: each is thirteen calls. */
const AT_ONCE = 2;

/** Reads the prices of all active partners of a hotel that have periods. */
async function readHotel(hotel: HotelSeason['hotel'], signal: AbortSignal): Promise<HotelSeason[]> {
  const query = { hotel_id: hotel.id };
  const [
    links,
    periods,
    cells,
    bases,
    supplements,
    specials,
    reductions,
    stops,
    checkouts,
    terms,
    weekdays,
    lengths,
    rooms,
  ] = await Promise.all([
    client(hotelDmcs).list(query, signal),
    client(pricePeriods).list(query, signal),
    client(priceCells).list(query, signal),
    client(basePrices).list(query, signal),
    client(boardingSupplements).list(query, signal),
    client(specialPrices).list(query, signal),
    client(offers).list(query, signal),
    client(stopSales).list(query, signal),
    client(blockedCheckouts).list(query, signal),
    client(cancellationTerms).list(query, signal),
    client(weekdaySupplements).list(query, signal),
    client(stayLengths).list(query, signal),
    client(allotments).list(query, signal),
  ]);
  return links.result
    .filter(({ is_active }) => is_active)
    .map(({ dmc_id, currency }) => {
      const own = periods.result.filter((period) => period.dmc_id === dmc_id);
      const source = {
        periods: own,
        // Entries of a period have its partner.
        priced: { prices: cells.result, bases: bases.result, supplements: supplements.result },
        special_prices: specials.result,
        weekday_supplements: weekdays.result,
        offers: reductions.result,
        cancellation_terms: terms.result,
        allotments: rooms.result,
        stop_sales: stops.result,
        blocked_checkouts: checkouts.result,
        stay_lengths: lengths.result,
      };
      return { hotel, dmcId: dmc_id, currency, source };
    })
    .filter(({ source }) => source.periods.length > 0);
}

/** Reads the prices of hotels, in their order. */
export async function readSeasons(
  chosen: readonly HotelSeason['hotel'][],
  signal: AbortSignal,
): Promise<HotelSeason[]> {
  const read: HotelSeason[] = [];
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen.slice(at, at + AT_ONCE);
    // Not all at once, which would keep other users waiting.
    // oxlint-disable-next-line no-await-in-loop
    const found = await Promise.all(some.map((hotel) => readHotel(hotel, signal)));
    read.push(...found.flat());
  }
  return read;
}
