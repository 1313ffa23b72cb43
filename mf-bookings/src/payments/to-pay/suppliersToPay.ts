import { dueWeeks, isSupplierOwed, type DueWeek } from '@itinera/shared/bookings';
import { nightsBetween, type Payment } from '@itinera/shared/contracts';
import { paidFields, type PaidField } from '../paid/paidFields';

/** What is owed to one supplier of one booking. */
export interface SupplierToPay {
  payment: Payment;
  field: PaidField;
  due: string;
  minor: number;
}

export interface DueGroup {
  week: DueWeek;
  suppliers: readonly SupplierToPay[];
}

export const weekWords: Record<DueWeek, string> = {
  overdue: 'Overdue',
  this_week: 'This week',
  next_week: 'Next week',
  later: 'Later',
};

/** Days from today until the end of next week. */
export const daysAhead = (today: string): number =>
  nightsBetween(today, dueWeeks(today).next_week.to ?? today);

const suppliersOf = (payment: Payment): SupplierToPay[] =>
  (Object.keys(paidFields) as PaidField[]).flatMap((field) => {
    const due = payment[paidFields[field].due];
    const isOwed = isSupplierOwed({ booking_status: payment.booking_status, due, paid: payment[field] });
    return isOwed && due !== null ? [{ payment, field, due, minor: payment[paidFields[field].net] }] : [];
  });

/** Suppliers that are owed, by when they are due, the first ones first; only groups that have any. */
export function suppliersToPay(payments: readonly Payment[], today: string): DueGroup[] {
  const weeks = dueWeeks(today);
  const all = payments
    .flatMap(suppliersOf)
    .toSorted(
      (one, other) =>
        one.due.localeCompare(other.due) || one.payment.booking_ref.localeCompare(other.payment.booking_ref),
    );
  return (Object.keys(weeks) as DueWeek[])
    .map((week) => {
      const { from = '', to = '9' } = weeks[week];
      return { week, suppliers: all.filter(({ due }) => from <= due && due <= to) };
    })
    .filter(({ suppliers }) => suppliers.length > 0);
}

export const keyOf = ({ payment, field }: SupplierToPay): string => `${payment.id} ${field}`;
