import type { Hotel } from '@itinera/shared/contracts';
import { OutdatedNotice } from '@itinera/shared/ui';
import { NotLoaded } from '../cards/NotLoaded';
import { EmptyPrices } from './EmptyPrices';
import { usePriceData } from './model/usePriceData';
import { PriceDialogs } from './PriceDialogs';
import { PriceSheet } from './PriceSheet';
import { PriceTools } from './PriceTools';

interface PricesProps {
  hotel: Hotel;
  dmcId: string;
  currency: string;
}

/** The prices of one partner for a hotel, and the dialogs about them. */
export function Prices({ hotel, dmcId, currency }: PricesProps) {
  const { data, error, since, refetch } = usePriceData(hotel.id, dmcId);
  return (
    <>
      <PriceTools />
      {data && error && <OutdatedNotice error={error} since={since} onRetry={refetch} />}
      {data && data.rows.length === 0 ? (
        <EmptyPrices what="rows" />
      ) : data && data.periods.length === 0 ? (
        <EmptyPrices what="periods" />
      ) : data ? (
        <PriceSheet {...{ hotel, dmcId, currency, data }} />
      ) : (
        <NotLoaded what="prices" error={error} onRetry={refetch} />
      )}
      <PriceDialogs hotelId={hotel.id} dmcId={dmcId} currency={currency} />
    </>
  );
}
