import type { Quote, StayCharge } from '@itinera/shared/contracts';
import type { PriceBook } from '../book';
import type { Stay } from '../stay';
import { chargesOfStay } from './chargesOfStay';

/** What the guests of a quoted stay pay at the hotel. */
export const chargesOfQuote = (
  { hotel_charges }: Pick<PriceBook, 'hotel_charges'>,
  { adults }: Pick<Stay, 'adults'>,
  { check_in, check_out, passengers }: Quote,
  rooms: number,
): StayCharge[] =>
  chargesOfStay(hotel_charges, {
    check_in,
    check_out,
    rooms,
    adults,
    ages: passengers.young.map(({ age }) => age),
  });

/** A quote of one room with what its guests pay at the hotel. */
export const withCharges = (
  book: Pick<PriceBook, 'hotel_charges'>,
  stay: Pick<Stay, 'adults'>,
  quote: Quote,
): Quote => ({ ...quote, charges: chargesOfQuote(book, stay, quote, 1) });
