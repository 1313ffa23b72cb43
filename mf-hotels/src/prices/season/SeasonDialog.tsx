import {
  allotments,
  blockedCheckouts,
  cancellationTerms,
  offers,
  pricePeriods,
  specialPrices,
  stayLengths,
  stopSales,
  weekdaySupplements,
} from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { LoadingDialog } from '../../parts/LoadingDialog';
import { usePricedIn } from '../periods/usePricedIn';
import type { PriceDialogProps } from '../priceDialog';
import { SeasonForm } from './SeasonForm';

/** Copies the periods, prices and rules of a season to a later year. */
export function SeasonDialog({ hotelId, dmcId, currency, onClose }: PriceDialogProps) {
  const owner = { hotel_id: hotelId, dmc_id: dmcId };
  const priced = usePricedIn(owner);
  const lists = [
    useList(pricePeriods, owner),
    useList(specialPrices, owner),
    useList(offers, owner),
    useList(stopSales, owner),
    useList(blockedCheckouts, owner),
    useList(cancellationTerms, owner),
    useList(weekdaySupplements, owner),
    useList(stayLengths, owner),
    useList(allotments, owner),
  ] as const;
  const [periods, specials, reductions, stops, checkouts, terms, weekdays, lengths, rooms] = lists;
  const isEmpty = periods.data?.result.length === 0;
  if (
    !isEmpty &&
    priced.data &&
    periods.data &&
    specials.data &&
    reductions.data &&
    stops.data &&
    checkouts.data &&
    terms.data &&
    weekdays.data &&
    lengths.data &&
    rooms.data
  )
    return (
      <SeasonForm
        owner={owner}
        currency={currency}
        source={{
          periods: periods.data.result,
          priced: priced.data,
          special_prices: specials.data.result,
          weekday_supplements: weekdays.data.result,
          offers: reductions.data.result,
          cancellation_terms: terms.data.result,
          allotments: rooms.data.result,
          stop_sales: stops.data.result,
          blocked_checkouts: checkouts.data.result,
          stay_lengths: lengths.data.result,
        }}
        onClose={onClose}
      />
    );
  return (
    <LoadingDialog
      title="Copy season"
      what="prices"
      error={priced.error ?? lists.find(({ error }) => error)?.error ?? null}
      onRetry={() => void Promise.all([priced.refetch(), ...lists.map(({ refetch }) => refetch())])}
      onClose={onClose}
    >
      {isEmpty && 'These prices have no periods yet. Add them in “Periods”, or import a file.'}
    </LoadingDialog>
  );
}
