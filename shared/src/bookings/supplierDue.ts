import { addDays, weekdayOf } from '@itinera/shared/contracts';
import { isSold } from './counted';

interface Stay {
  check_in: string;
  check_out: string;
}

/** When a hotel is paid: days before check-in; with negative terms, days after check-out. */
export const supplierDue = ({ check_in, check_out }: Stay, termsDays: number): string =>
  termsDays < 0 ? addDays(check_out, -termsDays) : addDays(check_in, -termsDays);

interface SupplierPayment {
  booking_status: string;
  due: string | null;
  paid: string | null;
}

/** Whether a supplier is still to be paid. Suppliers of an unsold booking are not. */
export const isSupplierOwed = ({ booking_status, due, paid }: SupplierPayment): boolean =>
  paid === null && due !== null && isSold(booking_status);

/** Whether a supplier should have been paid before today. */
export const isSupplierOverdue = (payment: SupplierPayment, today: string): boolean =>
  isSupplierOwed(payment) && payment.due !== null && payment.due < today;

/** When suppliers are to be paid; weeks end on Sunday. */
export type DueWeek = 'overdue' | 'this_week' | 'next_week' | 'later';

/** First and last day of each group, as of today; the first one has no beginning, the last one no end. */
export function dueWeeks(today: string): Record<DueWeek, { from?: string; to?: string }> {
  const sunday = addDays(today, 7 - weekdayOf(today));
  return {
    overdue: { to: addDays(today, -1) },
    this_week: { from: today, to: sunday },
    next_week: { from: addDays(sunday, 1), to: addDays(sunday, 7) },
    later: { from: addDays(sunday, 8) },
  };
}
