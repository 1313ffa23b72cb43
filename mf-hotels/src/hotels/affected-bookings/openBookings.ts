import type { bookings, Query } from '@itinera/shared/contracts';

/** Which bookings a change affects: parameters of the list of bookings, and of the address that shows them. */
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

/** Those that can still take place; the others are over or cancelled. */
export const openBookings: AffectedQuery = { status: ['draft', 'on_request', 'confirmed'] };

/** The query as the address of the list of bookings has it. */
export const inAddress = (query: AffectedQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
