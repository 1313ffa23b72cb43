import { bookingHotels, type BookingHotel } from '@itinera/shared/contracts';
import { useChange } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';

/** Holds the rooms of a stay again whose hold has ended, for the usual time. */
export function useHoldAgain(): (stay: BookingHotel) => void {
  const change = useChange(bookingHotels);
  return (stay) => {
    const named = `Stay from ${formatDay(stay.check_in)}`;
    void change(stay, { rooms: stay.rooms }, { named, done: `${named}: rooms held again` });
  };
}
