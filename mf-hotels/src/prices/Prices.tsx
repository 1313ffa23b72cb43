import { NotLoaded } from '@itinera/shared/record';
import { onDemand, OutdatedNotice } from '@itinera/shared/ui';
import { Suspense, type ComponentProps } from 'react';
import { CoverageLine } from './coverage/CoverageLine';
import { EmptyPrices } from './EmptyPrices';
import { usePriceData } from './model/usePriceData';
import type { PartnerPart } from './partnerPart';
import { PriceDialogs } from './PriceDialogs';
import { PriceSheet } from './PriceSheet';
import { PriceTools } from './PriceTools';
import { usePriceView } from './usePriceView';

/** Rooms of nights are looked at less often than prices. */
const Rooms = onDemand(() =>
  import(/* webpackChunkName: "price-rooms" */ './rooms/Rooms').then((module) => ({ default: module.Rooms })),
);

type PricesProps = ComponentProps<PartnerPart>;

/** Prices of a partner for a hotel, or the rooms of its allotments, with their dialogs. */
export function Prices(props: PricesProps) {
  const { hotel, dmcId, currency, partner } = props;
  const { view } = usePriceView();
  return (
    <>
      {/* Staff have it beside the tabs of the partners. */}
      {partner === undefined && <CoverageLine hotelId={hotel.id} dmcId={dmcId} />}
      {view === 'rooms' ? (
        <Suspense fallback={<PriceTools label="Rooms" />}>
          <Rooms {...props} />
        </Suspense>
      ) : (
        <PricesOfPeriods {...props} />
      )}
      <PriceDialogs hotelId={hotel.id} dmcId={dmcId} currency={currency} />
    </>
  );
}

function PricesOfPeriods({ hotel, dmcId, currency, partner }: PricesProps) {
  const { data, error, since, refetch } = usePriceData(hotel.id, dmcId);
  const missing =
    data && (data.rows.length === 0 ? 'rows' : data.periods.length === 0 ? 'periods' : undefined);
  return (
    <>
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
    </>
  );
}
