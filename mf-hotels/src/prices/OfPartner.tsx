import type { Hotel } from '@itinera/shared/contracts';
import { useSession } from '@itinera/shared/state';
import { OwnPrices } from './OwnPrices';
import type { PartnerPart } from './partnerPart';
import { PricesOfPartners } from './PricesOfPartners';

/** A part of the prices: for a partner their own, for staff those of a selected partner. */
export function OfPartner({ hotel, Part }: { hotel: Hotel; Part: PartnerPart }) {
  const { partner } = useSession();
  if (!partner) return <PricesOfPartners hotel={hotel} Part={Part} />;
  return partner.dmcId === undefined ? null : <OwnPrices hotel={hotel} dmcId={partner.dmcId} Part={Part} />;
}
