import { type Hotel, hotelDmcs } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { NotLoaded } from '@itinera/shared/record';
import { useSession } from '@itinera/shared/state';
import type { PartnerPart } from './partnerPart';
import { PricesOfPartners } from './PricesOfPartners';
import { NotLinked } from './NotLinked';

/** A part of the prices: for a partner their own, for staff those of a selected partner. */
export function OfPartner({ hotel, Part }: { hotel: Hotel; Part: PartnerPart }) {
  const { partner } = useSession();
  if (!partner) return <PricesOfPartners hotel={hotel} Part={Part} />;
  return partner.dmcId === undefined ? null : <OwnPrices hotel={hotel} dmcId={partner.dmcId} Part={Part} />;
}

/** A partner's own prices (specification 4). */
function OwnPrices({ hotel, dmcId, Part }: { hotel: Hotel; dmcId: string; Part: PartnerPart }) {
  const { data, error, refetch } = useList(hotelDmcs, { hotel_id: hotel.id });
  if (!data) return <NotLoaded what="contract" error={error} onRetry={() => void refetch()} />;
  const link = data.result.find(({ dmc_id }) => dmc_id === dmcId);
  if (!link) return <NotLinked />;
  const { currency } = link;
  // What can be undone or repeated is in the currency in which it was saved.
  return <Part key={currency} hotel={hotel} dmcId={dmcId} currency={currency} />;
}
