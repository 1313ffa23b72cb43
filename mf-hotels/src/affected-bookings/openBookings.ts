import type { bookings, Query } from '@itinera/shared/contracts';

/** Filters of the list of bookings that find the affected ones. */
export type AffectedQuery = Pick<
  Query<typeof bookings>,
  | 'hotel_id'
  | 'dmc_id'
  | 'room_type_id'
  | 'boarding_type_id'
  | 'status'
  | 'check_in_from'
  | 'check_in_to'
  | 'check_out_from'
  | 'check_out_to'
  | 'check_out_weekdays'
>;

/** States of bookings that can still take place. */
export const openBookings: AffectedQuery = { status: ['draft', 'on_request', 'confirmed'] };

/** The query as parameters of the address of the list. */
export const inAddress = (query: AffectedQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
