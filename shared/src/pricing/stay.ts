import type { QuoteInput } from '@itinera/shared/contracts';

/** A stay to price with a price book, which is for one hotel and one partner. */
export type Stay = Omit<QuoteInput, 'hotel_id' | 'dmc_id' | 'booking_date' | 'stay_id'> & {
  booking_date: string;
};
