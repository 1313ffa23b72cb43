import { addDays, type BookingState } from '@itinera/shared/contracts';

interface FirstStay {
  check_in: string;
  check_out: string;
}

/** When the hotel is to be paid: so many days before check-in; with negative terms, so many days after check-out. */
export const supplierDue = ({ check_in, check_out }: FirstStay, termsDays: number): string =>
  termsDays < 0 ? addDays(check_out, -termsDays) : addDays(check_in, -termsDays);

interface Settled {
  booking_status: string;
  due: string | null;
  paid: string | null;
}

/** The bookings for which suppliers are owed something. */
export const suppliersArePaidIn: readonly BookingState[] = ['confirmed', 'completed'];

/** Whether a supplier should have been paid before today. Nobody is paid for what is not confirmed. */
export const isSupplierOverdue = ({ booking_status, due, paid }: Settled, today: string): boolean =>
  paid === null &&
  due !== null &&
  due < today &&
  suppliersArePaidIn.some((state) => state === booking_status);
