import { hotelDmcs, type Hotel } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { NotLoaded } from '@itinera/shared/record';
import { NotLinked } from './NotLinked';
import type { PartnerPart } from './partnerPart';

/** A partner's own prices (specification 4). */
export function OwnPrices({ hotel, dmcId, Part }: { hotel: Hotel; dmcId: string; Part: PartnerPart }) {
  const { data, error, refetch } = useList(hotelDmcs, { hotel_id: hotel.id });
  if (!data) return <NotLoaded what="contract" error={error} onRetry={() => void refetch()} />;
  const link = data.result.find(({ dmc_id }) => dmc_id === dmcId);
  if (!link) return <NotLinked />;
  const { currency } = link;
  // What can be undone or repeated is in the currency in which it was saved.
  return <Part key={currency} hotel={hotel} dmcId={dmcId} currency={currency} />;
}
