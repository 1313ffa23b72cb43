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
} from '@itinera/shared/contracts';
import type { Row } from '../../../audit/changedFields';
import { followChanges, type Follow } from '../../../audit/followChanges';
import { entityOf } from '../../../rest/write/operations';
import { refreshAtEnd } from './refreshLists';

/** What candidates or coverage follow from. Offers and blocked check-outs change no price of a night. */
const collections = [
  graphPrices,
  pricePeriods,
  priceCells,
  basePrices,
  boardingSupplements,
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
    // Rules for all partners of a hotel name none.
    if (hotel_id) refreshAtEnd(tx, { hotel_id, dmc_id: textOf(row, 'dmc_id') });
  }
};

/** What belongs to a hotel is removed and restored along with it. */
const followHotel: Follow = (tx, { entity_id, action }) => {
  if (action === 'delete' || action === 'restore') refreshAtEnd(tx, { hotel_id: entity_id, dmc_id: null });
};

/** Keeps candidates and coverage in step with every write of what they follow from. */
export function followPrices(): void {
  followChanges(
    collections.map(({ path }) => entityOf(path)),
    followPrice,
  );
  followChanges([entityOf(hotels.path)], followHotel);
}
