import {
  basePrices,
  boardingSupplements,
  graphPrices,
  hotelDmcs,
  hotels,
  priceCells,
  pricePeriods,
  specialPrices,
  stopSales,
  weekdaySupplements,
} from '@itinera/shared/contracts';
import type { Row } from '../../../audit/changedFields';
import { followChanges, type Follow } from '../../../audit/followChanges';
import { entityOf } from '../../../rest/write/operations';
import { refreshAtEnd } from './refreshLists';

/** The collections that candidates and coverage depend on. Offers, blocked check-outs and lengths of stay change no price of a night. */
const collections = [
  graphPrices,
  pricePeriods,
  priceCells,
  basePrices,
  boardingSupplements,
  weekdaySupplements,
  specialPrices,
  stopSales,
  hotelDmcs,
];

const textOf = (row: Row | null, field: string): string | null => {
  const value = row?.[field];
  return typeof value === 'string' ? value : null;
};

const followPrice: Follow = (tx, { before, after }) => {
  for (const row of [before, after]) {
    const hotel_id = textOf(row, 'hotel_id');
    // A rule without a partner applies to all partners of the hotel.
    if (hotel_id) refreshAtEnd(tx, { hotel_id, dmc_id: textOf(row, 'dmc_id') });
  }
};

/** Rows of a hotel are deleted and restored with it. */
const followHotel: Follow = (tx, { entity_id, action }) => {
  if (action === 'delete' || action === 'restore') refreshAtEnd(tx, { hotel_id: entity_id, dmc_id: null });
};

/** Updates candidates and coverage after every write that they depend on. */
export function followPrices(): void {
  followChanges(
    collections.map(({ path }) => entityOf(path)),
    followPrice,
  );
  followChanges([entityOf(hotels.path)], followHotel);
}
