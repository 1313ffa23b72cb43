import type { Hotel } from '@itinera/shared/contracts';
import { useSession } from '@itinera/shared/state';
import { OwnPrices } from './OwnPrices';
import type { PartnerPart } from './partnerPart';
import { PricesOfPartners } from './PricesOfPartners';

/** A part of the prices: that of the partner who reads, or for staff that of a partner whom they choose. */
export function OfPartner({ hotel, Part }: { hotel: Hotel; Part: PartnerPart }) {
  const { partner } = useSession();
  if (!partner) return <PricesOfPartners hotel={hotel} Part={Part} />;
  return partner.dmcId === undefined ? null : <OwnPrices hotel={hotel} dmcId={partner.dmcId} Part={Part} />;
}
