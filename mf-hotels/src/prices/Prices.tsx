import type { Hotel } from '@itinera/shared/contracts';
import { OutdatedNotice } from '@itinera/shared/ui';
import { NotLoaded } from '@itinera/shared/record';
import { CoverageLine } from './coverage/CoverageLine';
import { EmptyPrices } from './EmptyPrices';
import { usePriceData } from './model/usePriceData';
import { PriceDialogs } from './PriceDialogs';
import { PriceSheet } from './PriceSheet';
import { PriceTools } from './PriceTools';

interface PricesProps {
  hotel: Hotel;
  dmcId: string;
  currency: string;
  partner?: string;
}

/** Prices of a partner for a hotel, with their dialogs. */
export function Prices({ hotel, dmcId, currency, partner }: PricesProps) {
  const { data, error, since, refetch } = usePriceData(hotel.id, dmcId);
  const missing =
    data && (data.rows.length === 0 ? 'rows' : data.periods.length === 0 ? 'periods' : undefined);
  return (
    <>
      {/* Staff have it beside the tabs of the partners. */}
      {partner === undefined && <CoverageLine hotelId={hotel.id} dmcId={dmcId} />}
      {data && error && <OutdatedNotice error={error} since={since} onRetry={refetch} />}
      {data && !missing ? (
        <PriceSheet {...{ hotel, dmcId, currency, partner, data }} />
      ) : (
        <>
          <PriceTools />
          {missing ? (
            <EmptyPrices what={missing} />
          ) : (
            <NotLoaded what="prices" error={error} onRetry={refetch} />
          )}
        </>
      )}
      <PriceDialogs hotelId={hotel.id} dmcId={dmcId} currency={currency} />
    </>
  );
}
