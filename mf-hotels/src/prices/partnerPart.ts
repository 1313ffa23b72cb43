import type { Hotel } from '@itinera/shared/contracts';
import type { ComponentType } from 'react';

/** A view of one partner's prices or restrictions for a hotel. */
export type PartnerPart = ComponentType<{
  hotel: Hotel;
  dmcId: string;
  /** Currency of the partner's prices for this hotel. */
  currency: string;
  /** Name of the partner; undefined for the partner itself. */
  partner?: string;
}>;
