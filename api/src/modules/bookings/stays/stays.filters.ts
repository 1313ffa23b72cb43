import { sql } from 'drizzle-orm';
import type { OwnFilters } from '../../../rest/read/listFilters';
import { bookingHotelsTable as table } from '../bookingHotels.table';
import { bookingsTable } from '../bookings.table';

/** The partner was asked, and has given no answer. */
const isAwaited = sql`${table.confirmed_at} IS NULL AND ${table.declined_at} IS NULL AND ${table.booking_id} IN (
  SELECT ${bookingsTable.id} FROM ${bookingsTable} WHERE ${bookingsTable.status} = 'on_request')`;

export const stayFilters: OwnFilters = {
  is_awaited: (wanted) => (wanted ? isAwaited : sql`NOT (${isAwaited})`),
};
