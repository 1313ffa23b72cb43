import type { Transaction } from '../../db/database';
import type { WriteContext } from '../../audit/writeContext';
import type { HotelRow } from './hotels.table';

/** Ids of the rooms and boardings that a hotel had and has no longer. */
export type RemovedTypes = Pick<HotelRow, 'room_type_id' | 'boarding_type_id'>;

/**
 * What follows in the same transaction when a hotel loses rooms or boardings. Prices refer to hotels, so that they bring it
 * along, and hotels do not import them.
 */
export type AfterTypesRemoved = (
  tx: Transaction,
  context: WriteContext,
  hotelId: string,
  removed: RemovedTypes,
) => Promise<void>;

/** The rooms and boardings that an update takes from a hotel; undefined when it keeps all. */
export function removedTypes(before: RemovedTypes, after: RemovedTypes): RemovedTypes | undefined {
  const missing = (field: keyof RemovedTypes) => before[field].filter((id) => !after[field].includes(id));
  const removed = { room_type_id: missing('room_type_id'), boarding_type_id: missing('boarding_type_id') };
  return removed.room_type_id.length + removed.boarding_type_id.length > 0 ? removed : undefined;
}
