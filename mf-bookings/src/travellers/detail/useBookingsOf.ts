import { bookings, type Booking } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';

/** More are found in the list of bookings. */
const most = 50;

/** The bookings that a traveler is part of, the newest first. */
export const useBookingsOf = (travellerId: string) =>
  useList(bookings, { traveller_id: travellerId, sort: '-created', per_page: most });

/** When the stays end that have not been cancelled: until then, and for a while after, a passport must be valid. */
export const checkOutsOf = (found: readonly Booking[]): string[] =>
  found.flatMap(({ status, check_out, return_date }) => {
    const last = check_out ?? return_date;
    return status === 'cancelled' || last === null ? [] : [last];
  });
