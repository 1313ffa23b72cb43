import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { today } from '../../base/today';
import { forbids } from '../prices/stoppedDays';
import { stopSalesTable as stops } from '../prices/stopSales.table';
import { bookingHotelsTable as stays } from './bookingHotels.table';
import { bookingsTable as table } from './bookings.table';

/** Null means that a stop sale applies to all rooms, boardings or partners. */
const anyOrSame = (of: PgColumn, same: PgColumn) => or(isNull(of), eq(of, same));

/** Whether a future booking has a stay that would be refused today because of a stop sale (`stoppedBy` of the price engine). */
export function isOnStopSale(): SQL {
  const isStopped = and(
    eq(stays.booking_id, table.id),
    eq(stops.hotel_id, stays.hotel_id),
    stops.is_active,
    anyOrSame(stops.dmc_id, table.dmc_id),
    anyOrSame(stops.room_type_id, stays.room_type_id),
    anyOrSame(stops.boarding_type_id, stays.boarding_type_id),
    forbids(sql`${stops}`, sql`${stays}`),
    gt(stays.check_out, today()),
  );
  const isOpen = inArray(table.status, ['draft', 'on_request', 'confirmed']);
  return sql`(${isOpen} AND EXISTS (SELECT 1 FROM ${stays}, ${stops} WHERE ${isStopped}))`;
}
