import { and, gt, gte, isNotNull, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays } from '@itinera/shared/contracts';
import { today } from '../../../base/today';
import type { OwnFilters } from '../../../rest/read/listFilters';
import { overdueBefore } from '../../settings/overdueBefore';
import { beginningOf } from '../beginningOf';
import { isOwing, isSold } from '../countedAmounts';
import { paymentsTable as table } from './payments.table';

/** Whether a supplier is paid. Without a due date there is nothing to pay. */
const paidStates =
  (paid: PgColumn, due: PgColumn) =>
  (wanted: unknown): SQL | undefined => {
    if (wanted === 'yes') return isNotNull(paid);
    // The same as `isSupplierOwed` and `isSupplierOverdue`.
    const isOwed = and(isNull(paid), isNotNull(due), isSold(table.booking_status));
    return wanted === 'no' ? isOwed : and(isOwed, lt(due, today()));
  };

const isHotelPaid = paidStates(table.hotel_paid_date, table.hotel_due_date);
const isTransferPaid = paidStates(table.transfer_paid_date, table.transfer_due_date);

/** Suppliers that are due until a day. */
const isDueBy = (paid: PgColumn, due: PgColumn, day: string): SQL | undefined =>
  and(isNull(paid), lte(due, day), isSold(table.booking_status));

function isDueWithin(days: unknown): SQL | undefined {
  const day = addDays(today(), Number(days));
  return or(
    isDueBy(table.hotel_paid_date, table.hotel_due_date, day),
    isDueBy(table.transfer_paid_date, table.transfer_due_date, day),
  );
}

const isOverdue = (wanted: unknown): SQL | undefined => {
  const overdue = or(isHotelPaid('overdue'), isTransferPaid('overdue'));
  return wanted === true || overdue === undefined ? overdue : not(overdue);
};

/** The same as in the list of bookings. */
const isCustomerOverdue = (): SQL | undefined =>
  and(isNotNull(table.next_due_date), lt(table.next_due_date, overdueBefore()), isSold(table.booking_status));

export const paymentFilters: OwnFilters = {
  booking_created_from: (day) => gte(table.booking_created, beginningOf(day)),
  booking_created_to: (day) => lt(table.booking_created, beginningOf(addDays(String(day), 1))),
  departure_from: (day) => gte(table.departure_date, String(day)),
  departure_to: (day) => lte(table.departure_date, String(day)),
  hotel_paid: isHotelPaid,
  transfer_paid: isTransferPaid,
  customer_owes: (wanted) => {
    const owes = and(isOwing(table.booking_status), gt(table.balance_minor, 0));
    return wanted === true || owes === undefined ? owes : not(owes);
  },
  customer_overdue: (wanted) => {
    const overdue = isCustomerOverdue();
    return wanted === true || overdue === undefined ? overdue : not(overdue);
  },
  is_overdue: isOverdue,
  due_within_days: isDueWithin,
};

export const searchedPayments = [{ folded: table.searched }];
