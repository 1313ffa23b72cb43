import { addDays, type Quote, type SearchInput } from '@itinera/shared/contracts';
import { flightParty, type FlightParty } from '@itinera/shared/bookings';
import { quoteStay, type PriceBook, type SaleTerms, type Stay } from '@itinera/shared/pricing';
import type { ExtraTerms } from '../prices/extraPrices';
import type { Possible, PricedRow } from './bounds';
import type { Party } from './parties';
import type { Rules } from './readRules';

/** What all stays of a search have in common. */
export interface Terms {
  search: SearchInput;
  parties: readonly Party[];
  settings: PriceBook['settings'];
  sale: SaleTerms['settings'];
  bookingDate: string;
}

/** Terms of sale of a row's net prices. */
export const saleTermsOf = ({ search, sale }: Terms, { candidates: [row] }: PricedRow): SaleTerms => ({
  markup_bp: search.markup_bp ?? row.markup_bp,
  settings: sale,
});

/** Terms of sale of services beside the stay. */
export const extraTermsOf = ({ search, sale, bookingDate }: Terms): ExtraTerms => ({
  markup_bp: search.markup_bp,
  sale,
  bookingDate,
});

export const flightPartyOf = ({ search: { adults, child_ages } }: Terms): FlightParty =>
  flightParty(adults, child_ages);

/** A price book of one row from the prices of its candidates, so that neither cells nor base prices have to be read. */
function bookOf(terms: Terms, row: PricedRow, rules: Rules): PriceBook {
  const { candidates } = row;
  const [first] = candidates;
  const party = terms.parties[first.party];
  if (!party) throw new Error('A candidate is of none of the parties.');
  const { passengers, ...limits } = party;
  return {
    hotel: { ...limits, is_active: true },
    currency: first.currency,
    // Inactive contracts have no candidates.
    contract: { is_active: true, contract_from: first.contract_from, contract_to: first.contract_to },
    settings: terms.settings,
    periods: candidates.map(
      ({ period_id, first: start, last: end, min_nights, max_nights, release_days }) => ({
        id: period_id,
        start_period: addDays(terms.search.check_in_from, start),
        end_period: addDays(terms.search.check_in_from, end),
        min_nights,
        max_nights,
        release_days,
      }),
    ),
    rows: [
      {
        id: first.graph_price_id,
        room_type_id: first.room_type_id,
        boarding_type_id: first.boarding_type_id,
        adult: passengers.adults,
        children: passengers.children,
        child_bands: null,
        coefficient_bp: null,
        is_active: true,
      },
    ],
    cells: candidates.map(({ graph_price_id, period_id, price_minor }) => ({
      id: period_id,
      graph_price_id,
      period_id,
      price_minor,
      is_free: price_minor === 0,
    })),
    base_prices: [],
    boarding_supplements: [],
    // Read for the trips of the answer alone.
    cancellation_terms: [],
    hotel_charges: [],
    ...rules,
    sale: saleTermsOf(terms, row),
  };
}

/** The price of a stay, with what it was priced by. */
export interface PricedStay {
  book: PriceBook;
  stay: Stay;
  quote: Quote;
}

/** Prices stays exactly, with the function of `POST /api/quotes`. The book of a row is created once. */
export function stayPricer(terms: Terms, rulesOf: (owner: PricedRow['candidates'][0]) => Rules) {
  const books = new Map<PricedRow, PriceBook>();
  const { adults, child_ages, check_in_from } = terms.search;
  return ({ row, arrival, nights }: Possible): PricedStay => {
    const [first] = row.candidates;
    const book = books.get(row) ?? bookOf(terms, row, rulesOf(first));
    books.set(row, book);
    const check_in = addDays(check_in_from, arrival);
    const stay = {
      room_type_id: first.room_type_id,
      boarding_type_id: first.boarding_type_id,
      check_in,
      check_out: addDays(check_in, nights),
      adults,
      child_ages,
      booking_date: terms.bookingDate,
    };
    return { book, stay, quote: quoteStay(book, stay) };
  };
}
