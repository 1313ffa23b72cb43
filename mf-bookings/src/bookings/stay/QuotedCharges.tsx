import type { Quote } from '@itinera/shared/contracts';
import { paidAtHotelInWords } from '@itinera/shared/format';
import { ofRooms, paidAtHotel } from '@itinera/shared/pricing';
import { Typography } from '@itinera/shared/ui';

/** What the guests of all rooms will pay at the hotel, beside the price. */
export function QuotedCharges({ quote: { charges = [] }, rooms }: { quote: Quote; rooms: number }) {
  if (charges.length === 0) return null;
  return (
    <Typography color="textSecondary">
      {paidAtHotelInWords(paidAtHotel(ofRooms(charges, rooms))).join('. ')}
    </Typography>
  );
}
