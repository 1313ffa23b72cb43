import type { Hotel } from '@itinera/shared/contracts';
import { OfPartner } from '../prices/OfPartner';
import { Restrictions } from './Restrictions';

/** When a hotel is sold, and when it is not. */
export const RestrictionsTab = ({ hotel }: { hotel: Hotel }) => (
  <OfPartner hotel={hotel} Part={Restrictions} />
);
