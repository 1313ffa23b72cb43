import type { Transaction } from '../../db/database';
import type { WriteContext } from '../../audit/writeContext';
import type { HotelRow } from './hotels.table';

/** Ids of removed rooms and boardings of a hotel. */
export type RemovedTypes = Pick<HotelRow, 'room_type_id' | 'boarding_type_id'>;

/**
 * Runs in the same transaction when a hotel loses rooms or boardings. Prices depend on hotels, so they register it; hotels don't import
 * prices.
 */
export type AfterTypesRemoved = (
  tx: Transaction,
  context: WriteContext,
  hotelId: string,
  removed: RemovedTypes,
) => Promise<void>;

/** The rooms and boardings that an update removes from a hotel; undefined if none. */
export function removedTypes(before: RemovedTypes, after: RemovedTypes): RemovedTypes | undefined {
  const missing = (field: keyof RemovedTypes) => before[field].filter((id) => !after[field].includes(id));
  const removed = { room_type_id: missing('room_type_id'), boarding_type_id: missing('boarding_type_id') };
  return removed.room_type_id.length + removed.boarding_type_id.length > 0 ? removed : undefined;
}
