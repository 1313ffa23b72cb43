import type { Booking, BookingHotel } from '@itinera/shared/contracts';
import { paidAtHotelInWords, stayChargeInWords } from '@itinera/shared/format';
import { paidAtHotel } from '@itinera/shared/pricing';
import { Typography } from '@itinera/shared/ui';
import { isOver } from '../../isOver';

interface StayChargesProps {
  booking: Booking;
  stay: BookingHotel;
}

/**
 * What the guests of a stay pay at the hotel, each charge behind it; printed, because customers must know before they travel. Nothing once
 * the trip is over.
 */
export function StayCharges({ booking, stay: { charges } }: StayChargesProps) {
  if (isOver(booking) || !charges || charges.length === 0) return null;
  return (
    <Typography
      variant="body2"
      title={charges.map((charge) => stayChargeInWords(charge)).join('\n')}
      sx={{ color: 'text.secondary' }}
    >
      {paidAtHotelInWords(paidAtHotel(charges)).join('. ')}
    </Typography>
  );
}
