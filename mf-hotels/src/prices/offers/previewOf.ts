import { addDays, weekdayOf, type Offer } from '@itinera/shared/contracts';
import { quoteStay, type PriceBook } from '@itinera/shared/pricing';

/** Price of an example stay with an offer. */
export interface OfferPreview {
  check_in: string;
  nights: number;
  /** Price per night without the offer. */
  price_minor: number;
  gross_minor: number;
  net_minor: number;
  /** Free nights. */
  free: readonly string[];
}

/** Price per night in the example. */
const price_minor = 10_000;
const [row, period] = ['row', 'period'];
/** Length of the stay, unless the offer requires more. */
const shortest = 7;

/** First day from `from` on with one of the weekdays, if there are any. */
function arrivalFrom(from: string, weekdays: readonly number[]): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return days.find((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day))) ?? from;
}

/** Day of booking: as early as the offer requires, as late as it allows. */
function bookingFor(offer: Offer, checkIn: string): string {
  const days = offer.days_before_min ?? offer.days_before_max ?? 0;
  const wanted = addDays(checkIn, -days);
  if (wanted < offer.booking_from) return offer.booking_from;
  return wanted > offer.booking_to ? offer.booking_to : wanted;
}

/**
 * Applies an offer to the first stay in its window that is long enough, with equal prices per night. Undefined if the stay is not
 * reduced.
 */
export function previewOf(offer: Offer): OfferPreview | undefined {
  const nights = Math.min(
    Math.max(offer.min_nights, offer.type === 'stay_pay' ? (offer.stay_nights ?? shortest) : shortest),
    offer.max_nights ?? Number.POSITIVE_INFINITY,
  );
  const check_in = arrivalFrom(offer.stay_from, offer.arrival_weekdays);
  const check_out = addDays(check_in, nights);
  const [room_type_id = 'room'] = offer.room_type_ids;
  const [boarding_type_id = 'boarding'] = offer.boarding_type_ids;
  const book: PriceBook = {
    hotel: { is_active: true, child_age: null, child_age_limits: [] },
    currency: 'EUR',
    contract: { is_active: true, contract_from: null, contract_to: null },
    settings: { default_child_age: { from: 2, to: 11 }, child_age_reference: 'check_in', time_zone: 'UTC' },
    periods: [
      {
        id: period,
        start_period: check_in,
        end_period: check_out,
        min_nights: 1,
        max_nights: null,
        release_days: 0,
      },
    ],
    rows: [
      {
        id: row,
        room_type_id,
        boarding_type_id,
        adult: 2,
        children: 0,
        child_bands: null,
        coefficient_bp: null,
        is_active: true,
      },
    ],
    cells: [{ id: 'cell', graph_price_id: row, period_id: period, price_minor, is_free: false }],
    base_prices: [],
    boarding_supplements: [],
    offers: [{ ...offer, is_active: true }],
    special_prices: [],
    stop_sales: [],
    blocked_checkouts: [],
    cancellation_terms: [],
    weekday_supplements: [],
    stay_lengths: [],
    hotel_charges: [],
  };
  const stay = { room_type_id, boarding_type_id, check_in, check_out, adults: 2, child_ages: [] };
  const quote = quoteStay(book, { ...stay, booking_date: bookingFor(offer, check_in) });
  if (quote.applied.length === 0 || quote.gross_minor === null || quote.net_minor === null) return undefined;
  return {
    check_in,
    nights,
    price_minor,
    gross_minor: quote.gross_minor,
    net_minor: quote.net_minor,
    free: quote.nights.filter(({ net_minor }) => net_minor === 0).map(({ date }) => date),
  };
}
