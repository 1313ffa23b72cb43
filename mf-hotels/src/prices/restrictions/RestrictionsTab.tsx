import type { Hotel } from '@itinera/shared/contracts';
import { OfPartner } from '../OfPartner';
import { Restrictions } from './Restrictions';

/** Tab of the restrictions of a hotel. */
export const RestrictionsTab = ({ hotel }: { hotel: Hotel }) => (
  <OfPartner hotel={hotel} Part={Restrictions} />
);
