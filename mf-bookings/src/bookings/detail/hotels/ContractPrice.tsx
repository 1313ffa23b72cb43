import type { BookingHotel } from '@itinera/shared/contracts';
import { formatRate } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';

/** What the hotel is owed in the currency of its contract, and the rate that was frozen with it; nothing where it is that of the booking. */
export function ContractPrice({ stay, currency }: { stay: BookingHotel; currency: string }) {
  const { quote, rooms, priced_by } = stay;
  if (!quote || quote.net_minor === null || quote.currency === currency || priced_by === 'hand') return null;
  const rate = quote.sale?.rate;
  return (
    <Typography variant="body2" color="textSecondary">
      Contract: net <Amount minor={quote.net_minor * rooms} currency={quote.currency} />
      {rate && `, at ${formatRate(rate)} ${quote.currency} → ${currency}`}
    </Typography>
  );
}
