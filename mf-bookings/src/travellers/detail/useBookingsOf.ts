import { bookings, type Booking } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';

/** The list of bookings has the others. */
const most = 50;

/** Bookings of a traveller, newest first. */
export const useBookingsOf = (travellerId: string) =>
  useList(bookings, { traveller_id: travellerId, sort: '-created', per_page: most });

/** Check-outs of stays that are not cancelled: a passport must be valid until then, and for some months after. */
export const checkOutsOf = (found: readonly Booking[]): string[] =>
  found.flatMap(({ status, check_out, return_date }) => {
    const last = check_out ?? return_date;
    return status === 'cancelled' || last === null ? [] : [last];
  });
