import type { BookingHotel } from '@itinera/shared/contracts';
import { formatRate } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';

/** Net price in the contract's currency with the frozen rate; renders nothing if that is the booking's currency. */
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
