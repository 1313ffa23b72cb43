import { bookingHotels, nightsBetween, type Blocker, type Quote } from '@itinera/shared/contracts';
import { blockerInWords } from '@itinera/shared/format';
import { chargesOfQuote, quoteStay, type PriceBook, type Stay } from '@itinera/shared/pricing';
import { today } from '../../../base/today';
import { invalid, Problem } from '../../../http/problem';
import type { StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';
import { requireWithinHighest } from '../requireWithinHighest';
import { frozenTerms } from './frozenTerms';

/** The terms of a booking that prices of its stays depend on. */
export type Terms = Pick<BookingRow, 'dmc_id' | 'currency' | 'contract_currency' | 'rate' | 'booked_on'>;

type Given = Pick<
  StayRow,
  | 'hotel_id'
  | 'room_type_id'
  | 'boarding_type_id'
  | 'check_in'
  | 'check_out'
  | 'adults'
  | 'child_ages'
  | 'rooms'
  | 'priced_by'
>;

/** The quote that a stay was sold at; null or undefined for a new one. */
type Sold = Quote | null | undefined;

/** The requested stay. */
export interface AskedStay extends Given {
  quote?: Sold;
  /** The amounts of a manual price; otherwise the price that the writer has seen, if any. */
  net_minor?: number | undefined;
  sale_minor?: number | undefined;
  price_reason?: string | null | undefined;
  override_reason?: string | null | undefined;
  /** Blockers that were overridden before. */
  overridden?: readonly Blocker['code'][];
}

/**
 * The frozen exchange rate of a stay: that of the booking, or, for a hotel with another contract currency, that of the day on which the
 * stay was added.
 */
function frozenRate({ currency, contract_currency, rate }: Terms, from: string, sold: Sold): string | null {
  if (from === contract_currency) return rate;
  return sold?.currency === from && sold.sale?.currency === currency ? sold.sale.rate : null;
}

/** The price book with the frozen rate. */
function onTerms(book: PriceBook, terms: Terms, sold: Sold): PriceBook {
  if (!book.sale) return book;
  const { settings } = book.sale;
  const [from, to] = [book.currency, terms.currency];
  const rate = frozenRate(terms, from, sold);
  const others = settings.exchange_rates.filter(
    (one) => ![from, to].every((end) => [one.from, one.to].includes(end)),
  );
  const exchange_rates =
    rate === null ? settings.exchange_rates : [...others, { from, to, rate, valid_from: '0001-01-01' }];
  return { ...book, sale: { ...book.sale, settings: { ...settings, sale_currency: to, exchange_rates } } };
}

/** A stay, booked on the day of its booking. Its price is that of one room. */
const roomOf = (
  { booked_on }: Terms,
  { check_in, check_out, adults, child_ages, room_type_id, boarding_type_id, rooms }: Given,
): Stay => ({
  room_type_id,
  boarding_type_id,
  check_in,
  check_out,
  adults,
  child_ages,
  rooms,
  booking_date: booked_on ?? today(),
});

/** The price of one room of a stay, on the terms of its booking. */
export const quoteOn = (book: PriceBook, terms: Terms, stay: Given & { quote?: Sold }): Quote =>
  quoteStay(onTerms(book, terms, stay.quote), roomOf(terms, stay));

interface Amounts {
  net_minor: number;
  sale_minor: number;
}

/** Amounts of all rooms; null if there is no price, or none in the currency of the booking. */
export const amountsOf = ({ sale }: Quote, rooms: number): Amounts | null =>
  sale ? { net_minor: sale.net_minor * rooms, sale_minor: sale.sale_minor * rooms } : null;

function engineAmounts(quote: Quote, { rooms, net_minor, sale_minor }: AskedStay, currency: string): Amounts {
  const now = amountsOf(quote, rooms);
  if (!now)
    throw new Problem(
      'rule',
      quote.net_minor === null
        ? 'There is no price for this stay. Choose other dates, or enter the price by hand.'
        : `There is no exchange rate from ${quote.currency} to ${currency}. Add it in the settings, or enter the price by hand.`,
      { params: { blockers: quote.blockers.map(({ code }) => code) } },
    );
  requireWithinHighest('The price of this stay', [now.net_minor, now.sale_minor], currency);
  const isSeen =
    (net_minor ?? now.net_minor) === now.net_minor && (sale_minor ?? now.sale_minor) === now.sale_minor;
  if (!isSeen)
    throw new Problem(
      'conflict',
      'The price has changed in the meantime. Review the new one and save again.',
      {
        params: { ...now },
      },
    );
  return now;
}

/** Where the stock was not read, what was agreed about rooms holds. */
const agreedRooms = (quote: Quote, { overridden = [] }: AskedStay): Blocker['code'][] =>
  quote.stock === undefined && overridden.includes('sold_out') ? ['sold_out'] : [];

/** The nights that are sold out, as the beginning of a refusal. */
function soldOutInWords({ blockers }: Quote): string {
  const soldOut = blockers.find(({ code }) => code === 'sold_out');
  return soldOut ? `${blockerInWords(soldOut, '')}. ` : '';
}

/** The blockers of a stay that its reason overrides; without a reason they refuse it. */
function overriddenBy(quote: Quote, stay: AskedStay): Blocker['code'][] {
  const { priced_by, override_reason } = stay;
  // A manual price needs no price of the engine.
  const codes = quote.blockers
    .map(({ code }) => code)
    .filter((code) => priced_by === 'engine' || code !== 'no_rate');
  const blockers = [...new Set([...codes, ...agreedRooms(quote, stay)])];
  if (blockers.length > 0 && !override_reason)
    throw new Problem(
      'rule',
      `${soldOutInWords(quote)}This stay can’t be sold as it is. Change it, or say why it is booked all the same.`,
      {
        fields: { override_reason: 'Say why it is booked all the same.' },
        params: { blockers },
      },
    );
  return blockers;
}

/** Checks a stay against the rules of its fields. */
export function requireValid(stay: AskedStay): void {
  const problems = bookingHotels.problemsIn?.(stay) ?? {};
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/**
 * The columns of a stay that depend on its price, with the terms of its cancellation and what its guests pay at the hotel: refuses a
 * blocked stay, and one whose price differs from the one that was seen.
 */
export function stayValues(book: PriceBook, terms: Terms, stay: AskedStay) {
  const quote = quoteOn(book, terms, stay);
  const isByHand = stay.priced_by === 'hand';
  const amounts = isByHand
    ? { net_minor: stay.net_minor ?? 0, sale_minor: stay.sale_minor ?? 0 }
    : engineAmounts(quote, stay, terms.currency);
  const overridden = overriddenBy(quote, stay);
  const sold = {
    stay: roomOf(terms, stay),
    quote,
    amounts: { ...amounts, rooms: stay.rooms, isByHand },
  };
  const { children, young } = quote.passengers;
  return {
    ...amounts,
    nights: nightsBetween(stay.check_in, stay.check_out),
    children,
    infants: young.filter(({ counted_as }) => counted_as === 'infant').length,
    graph_price_id: isByHand ? null : quote.row_id,
    quote: isByHand ? null : quote,
    ...frozenTerms(onTerms(book, terms, stay.quote), sold),
    charges: chargesOfQuote(book, stay, quote, stay.rooms),
    price_reason: isByHand ? (stay.price_reason ?? null) : null,
    overridden,
    override_reason: overridden.length > 0 ? (stay.override_reason ?? null) : null,
  };
}
