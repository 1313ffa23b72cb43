import type { Booking, BookingHotel, BookingTraveller } from '@itinera/shared/contracts';
import { Typography } from '@itinera/shared/ui';
import { isOver } from '../../isOver';
import { ChangeCost } from '../hotels/ChangeCost';
import { useHotelName } from '../hotels/useHotelName';
import { withoutGuest } from '../hotels/withoutGuest';

interface LessGuestsProps {
  booking: Booking;
  one: BookingTraveller;
}

/** What it costs by the terms if stays get one guest less with the removal of a person, which does not change them by itself. */
export function LessGuests({ booking, one }: LessGuestsProps) {
  const { hotels = [], status } = booking;
  if (status === 'draft' || isOver(booking) || hotels.length === 0) return null;
  return (
    <>
      <Typography>Stays keep their guests and prices until they are edited.</Typography>
      {hotels.map((stay) => (
        <LessAt key={stay.id} booking={booking} stay={stay} one={one} />
      ))}
    </>
  );
}

function LessAt({ booking, stay, one }: LessGuestsProps & { stay: BookingHotel }) {
  const hotel = useHotelName(stay.hotel_id);
  return <ChangeCost booking={booking} stay={stay} change={withoutGuest(stay, one)} hotel={hotel} />;
}
