import type { Hotel } from '@itinera/shared/contracts';
import type { ComponentType } from 'react';

/** What is shown of one partner and the hotel: its prices, or its restrictions. */
export type PartnerPart = ComponentType<{
  hotel: Hotel;
  dmcId: string;
  /** Of the partner's prices for this hotel. */
  currency: string;
  /** Its name; a partner sees only the own part, without one. */
  partner?: string;
}>;
