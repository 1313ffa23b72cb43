import { today } from '@itinera/shared/state';
import { openBookings, type AffectedQuery } from './openBookings';

/** Bookings of hotels with a future check-in. */
export const bookingsFromToday = (hotelIds: string[]): AffectedQuery => ({
  ...openBookings,
  hotel_id: hotelIds,
  check_in_from: today(),
});
