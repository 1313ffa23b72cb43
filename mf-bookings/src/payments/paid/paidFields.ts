import { isSupplierOverdue } from '@itinera/shared/bookings';
import type { Payment } from '@itinera/shared/contracts';

/** The two paid dates, which are edited in the list (specification 4). */
export const paidFields = {
  hotel_paid_date: { label: 'Hotel paid', due: 'hotel_due_date', net: 'hotel_net_minor' },
  transfer_paid_date: { label: 'Transfer paid', due: 'transfer_due_date', net: 'transfer_net_minor' },
} as const;

export type PaidField = keyof typeof paidFields;

export const isOverdue = (payment: Payment, field: PaidField, today: string): boolean =>
  isSupplierOverdue(
    { booking_status: payment.booking_status, due: payment[paidFields[field].due], paid: payment[field] },
    today,
  );

/** Whether there is a supplier to pay: a booking without a transfer has none for it. */
export const isOwed = (payment: Payment, field: PaidField): boolean =>
  payment[field] !== null || payment[paidFields[field].due] !== null || payment[paidFields[field].net] > 0;
