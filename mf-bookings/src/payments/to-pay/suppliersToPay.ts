import { isSupplierOwed } from '@itinera/shared/bookings';
import { addDays, nightsBetween, weekdayOf, type Payment } from '@itinera/shared/contracts';
import { paidFields, type PaidField } from '../paid/paidFields';

/** What is owed to one supplier of one booking. */
export interface SupplierToPay {
  payment: Payment;
  field: PaidField;
  due: string;
  minor: number;
}

export interface DueGroup {
  label: 'Overdue' | 'This week' | 'Next week';
  suppliers: readonly SupplierToPay[];
}

/** The last day of the week after that of a day; weeks end on Sunday. */
const endOfNextWeek = (day: string): string => addDays(day, 14 - weekdayOf(day));

/** Days from today that the groups are about. */
export const daysAhead = (today: string): number => nightsBetween(today, endOfNextWeek(today));

const suppliersOf = (payment: Payment): SupplierToPay[] =>
  (Object.keys(paidFields) as PaidField[]).flatMap((field) => {
    const due = payment[paidFields[field].due];
    const isOwed = isSupplierOwed({ booking_status: payment.booking_status, due, paid: payment[field] });
    return isOwed && due !== null ? [{ payment, field, due, minor: payment[paidFields[field].net] }] : [];
  });

/** Suppliers that are owed until the end of next week, the longest overdue first; only groups that have any. */
export function suppliersToPay(payments: readonly Payment[], today: string): DueGroup[] {
  const sunday = addDays(today, 7 - weekdayOf(today));
  const all = payments
    .flatMap(suppliersOf)
    .toSorted(
      (one, other) =>
        one.due.localeCompare(other.due) || one.payment.booking_ref.localeCompare(other.payment.booking_ref),
    );
  const within = (from: string, to: string) => all.filter(({ due }) => from <= due && due <= to);
  const groups: DueGroup[] = [
    { label: 'Overdue', suppliers: all.filter(({ due }) => due < today) },
    { label: 'This week', suppliers: within(today, sunday) },
    { label: 'Next week', suppliers: within(addDays(sunday, 1), endOfNextWeek(today)) },
  ];
  return groups.filter(({ suppliers }) => suppliers.length > 0);
}

export const keyOf = ({ payment, field }: SupplierToPay): string => `${payment.id} ${field}`;
