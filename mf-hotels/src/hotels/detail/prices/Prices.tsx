import type { Hotel } from '@itinera/shared/contracts';
import { PriceDialogs } from './PriceDialogs';
import { PriceTools } from './PriceTools';

interface PricesProps {
  hotel: Hotel;
  dmcId: string;
  currency: string;
}

/** The prices of one partner for a hotel, and the dialogs about them. */
export function Prices({ hotel, dmcId, currency }: PricesProps) {
  return (
    <>
      <PriceTools />
      <PriceDialogs hotelId={hotel.id} dmcId={dmcId} currency={currency} />
    </>
  );
}
