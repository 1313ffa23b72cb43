import { bookings, type Booking, type BookingCancellation } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { bookingAction } from './bookingAction';

/** What cancelling a booking costs now by the terms of its stays, flights and transfer. */
export function useCancellation(booking: Booking) {
  const { path } = bookingAction(booking, 'cancellation');
  const { data, error, refetch } = useAnswer<BookingCancellation>(path, {}, bookings.path);
  return { costs: data, error, retry: () => void refetch() };
}
