import { isSupplierOverdue } from '@itinera/shared/bookings';
import { type Booking, nightsBetween, type Payment } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { countedIn } from '../../../parts/counted';
import { isOver } from '../../isOver';
import { newEntry } from '../block';
import { instalmentState } from '../instalments/instalmentState';
import type { Todo } from './todo';

const record = { verb: 'Record payment', dialog: `transactions:${newEntry}` };

const overdueInstalments = (booking: Booking, now: string): Todo[] =>
  (booking.instalments ?? [])
    .filter((one) => instalmentState(one, booking, now).isOverdue)
    .map(({ label, due_date, due_minor, received_minor }) => ({
      text: `${label} was due ${formatDay(due_date)}, ${plural(nightsBetween(due_date, now), 'day')} ago.`,
      minor: due_minor - received_minor,
      remedy: { ...record, about: label },
    }));

/** What the customer owes for a booking that is over, or is owed for any. */
function accountTodos(booking: Booking): Todo[] {
  const { outstanding_minor = 0, refundable_minor = 0 } = countedIn(booking);
  if (refundable_minor > 0)
    return [
      {
        text: 'More was received than the customer owes.',
        minor: refundable_minor,
        remedy: { ...record, verb: 'Record refund' },
      },
    ];
  if (!isOver(booking) || outstanding_minor <= 0) return [];
  const text =
    booking.status === 'cancelled' ? 'The cancellation fee is not paid.' : 'The trip is not paid in full.';
  return [{ text, minor: outstanding_minor, remedy: record }];
}

const suppliersOf = ({ booking_status, ...payment }: Payment) => [
  { name: 'hotel', booking_status, due: payment.hotel_due_date, paid: payment.hotel_paid_date },
  { name: 'transfer', booking_status, due: payment.transfer_due_date, paid: payment.transfer_paid_date },
];

const overdueSuppliers = ({ payment, transfer }: Booking, now: string): Todo[] =>
  (payment ? suppliersOf(payment) : [])
    .filter((one) => (one.name === 'hotel' || transfer) && isSupplierOverdue(one, now))
    .map(({ name, due }) => ({
      text: `The ${name} was to be paid ${due === null ? '' : formatDay(due)}.`,
      remedy: { verb: 'Mark as paid', about: name, dialog: 'payment' },
    }));

/** Money that should have been received or paid by now. */
export const moneyTodos = (booking: Booking, now: string): Todo[] => [
  ...(booking.status === 'confirmed' ? overdueInstalments(booking, now) : []),
  ...accountTodos(booking),
  ...overdueSuppliers(booking, now),
];
