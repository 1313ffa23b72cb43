import type { Hotel } from '@itinera/shared/contracts';
import { useSession } from '@itinera/shared/state';
import { OwnPrices } from './OwnPrices';
import { PricesOfPartners } from './PricesOfPartners';

/** The prices of a hotel: those of the partner who reads, or for staff those of a partner that they choose. */
export function PriceTab({ hotel }: { hotel: Hotel }) {
  const { partner } = useSession();
  if (!partner) return <PricesOfPartners hotel={hotel} />;
  return partner.dmcId === undefined ? null : <OwnPrices hotel={hotel} dmcId={partner.dmcId} />;
}
