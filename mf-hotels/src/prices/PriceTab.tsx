import type { Hotel } from '@itinera/shared/contracts';
import { OfPartner } from './OfPartner';
import { Prices } from './Prices';

/** The prices of a hotel. */
export const PriceTab = ({ hotel }: { hotel: Hotel }) => <OfPartner hotel={hotel} Part={Prices} />;
