import * as z from '@itinera/shared/schema';
import { nightsBetween } from '../days';
import { answer } from '../envelope';
import { day, id, integer } from '../fields';
import { costStage, termsOfStay } from './cancellationTerms';
import { stayCharge } from './hotelCharges';
import { offerType } from './offerType';
import { mostNightsOfStay } from './periods';

export const mostChildren = 6;

/** Requires as many nights between arrival and departure as a stay may have. */
export const hasNightsOfStay = z.refine<{ check_in: string; check_out: string }>(
  ({ check_in, check_out }) => {
    const nights = nightsBetween(check_in, check_out);
    return nights >= 1 && nights <= mostNightsOfStay;
  },
  { path: ['check_out'], error: `Check out 1 to ${mostNightsOfStay} nights after check-in.` },
);

const children = { error: `Enter at most ${mostChildren} children.` };

const stay = z.strictObject({
  hotel_id: id,
  dmc_id: id,
  room_type_id: id,
  boarding_type_id: id,
  check_in: day,
  /** The day after the last night. */
  check_out: day,
  adults: integer(1, 9),
  /** Ages in completed years; or `child_birthdays`, which the server converts to ages. */
  child_ages: z.optional(z.array(integer(0, 17)).check(z.maxLength(mostChildren, children))),
  child_birthdays: z.optional(z.array(day).check(z.maxLength(mostChildren, children))),
  /** Today by default. */
  booking_date: z.optional(day),
  /** Rooms to sell, 1 by default. The price is that of one. */
  rooms: z.optional(integer(1, 9)),
  /** A stay of a booking that is to be changed: the rooms that it has count as left. */
  stay_id: z.optional(id),
});

/** A stay of one room to price. */
export const quoteInput = stay.check(
  hasNightsOfStay,
  z.refine(({ child_ages, child_birthdays }) => child_ages === undefined || child_birthdays === undefined, {
    path: ['child_birthdays'],
    error: 'Give the ages of children or their birthdays, not both.',
  }),
);
export type QuoteInput = z.infer<typeof quoteInput>;

const amount = z.number();

const explicit = z.object({
  kind: z.literal('explicit'),
  amount_minor: amount,
  cell_id: z.string(),
  is_free: z.boolean(),
});
const derived = z.object({
  kind: z.literal('derived'),
  amount_minor: amount,
  base_price_id: z.string(),
  base_minor: amount,
  coefficient_bp: z.number(),
});
const supplement = z.object({
  kind: z.literal('supplement'),
  amount_minor: amount,
  boarding_supplement_id: z.string(),
  adult_minor: amount,
  child_minor: amount,
  /** The row of the other boarding, with its own price. */
  from_row_id: z.string(),
  from: z.discriminatedUnion('kind', [explicit, derived]),
});
const missing = z.object({ kind: z.literal('missing') });

/** Source of the price of a row in a period; `missing` has none. */
const priceSource = z.discriminatedUnion('kind', [explicit, derived, supplement, missing]);
export type PriceSource = z.infer<typeof priceSource>;

const guest = z.object({
  /** In completed years, on the day that counts. */
  age: z.number(),
  /** Infants are free and not counted; children older than the last band count as adults. */
  counted_as: z.enum(['infant', 'child', 'adult']),
  /** The age band of a child, counted from 1. */
  band: z.nullable(z.number()),
});

const passengers = z.object({
  adults: z.number(),
  children: z.number(),
  /** Bands of the children, smallest first. */
  child_bands: z.array(z.number()),
  /** Guests requested as children, in the order of the request. */
  young: z.array(guest),
});
export type Passengers = z.infer<typeof passengers>;

const reduction = z.object({ offer_id: z.string(), amount_minor: amount });

const night = z.object({
  date: z.string(),
  period_id: z.nullable(z.string()),
  source: priceSource,
  /** Special price that replaces the source. Offers don't reduce a locked night. */
  special: z.nullable(z.object({ special_price_id: z.string(), is_locked: z.boolean() })),
  /** Supplement of the weekday, with what it adds to the source; below 0 what it takes off. Absent in quotes of earlier releases. */
  weekday: z.optional(z.nullable(z.object({ weekday_supplement_id: z.string(), amount_minor: amount }))),
  /** Before offers; null if the night has no price. */
  price_minor: z.nullable(amount),
  reductions: z.array(reduction),
  /** After offers. */
  net_minor: z.nullable(amount),
});
export type QuotedNight = z.infer<typeof night>;

/**
 * Why an offer is not applied. `no_effect`: it would not lower this price; `worse`: another offer gives a lower one; `not_combinable`: a
 * combination is lower, and this one can't be part of it.
 */
const rejection = z.enum([
  'inactive',
  'room',
  'boarding',
  'window',
  'days_before',
  'min_nights',
  'max_nights',
  'weekday',
  'stay',
  'no_effect',
  'worse',
  'not_combinable',
]);
export type Rejection = z.infer<typeof rejection>;

const offerOf = { offer_id: z.string(), name: z.string(), type: offerType };
const applied = z.object({ ...offerOf, amount_minor: amount });
export type AppliedOffer = z.infer<typeof applied>;
const rejected = z.object({
  ...offerOf,
  reason: rejection,
  /** Price of the stay with this offer alone; null if it does not apply to this stay. */
  net_minor: z.nullable(amount),
});
export type RejectedOffer = z.infer<typeof rejected>;

/** In the order in which they are shown. */
export const blockerCodes = [
  'no_rate',
  'stop_sale',
  'closed_to_arrival',
  'blocked_checkout',
  'min_stay',
  'max_stay',
  'too_short',
  'too_long',
  'release',
  'sold_out',
  'hotel_inactive',
  'link_inactive',
  'contract_dates',
] as const;

const blocker = z.object({
  code: z.enum(blockerCodes),
  /** Affected days: nights, or the day of arrival or departure. */
  days: z.array(z.string()),
  /**
   * The stop sale, blocked checkout, length of stay or period that causes it; of `no_rate` the inactive row. Of `sold_out` null: several
   * allotments may be used up together.
   */
  rule_id: z.nullable(z.string()),
});
export type Blocker = z.infer<typeof blocker>;

/** What is left of the rooms that the partner may sell. */
const stockOfStay = z.object({
  /** The fewest rooms left in a night; null if no night has a count. */
  left: z.nullable(z.number()),
  /** Nights for which the hotel has to be asked. */
  on_request: z.array(z.string()),
});
export type StockOfStay = z.infer<typeof stockOfStay>;

const sale = z.object({
  currency: z.string(),
  /** Null for the same currency. */
  rate: z.nullable(z.string()),
  /** In the currency of the sale, as all amounts here. */
  net_minor: amount,
  markup_bp: z.number(),
  markup_minor: amount,
  sale_minor: amount,
  profit_minor: amount,
});
export type SalePrice = z.infer<typeof sale>;

/** Price of a stay with its explanation. It can be sold if nothing blocks it. */
export const quote = z.object({
  booking_date: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  /** Currency of all amounts but those of the sale. */
  currency: z.string(),
  passengers,
  row_id: z.nullable(z.string()),
  nights: z.array(night),
  applied: z.array(applied),
  rejected: z.array(rejected),
  blockers: z.array(blocker),
  /** Before and after offers; null if a night has no price, because stays are never priced in part. */
  gross_minor: z.nullable(amount),
  discount_minor: z.nullable(amount),
  net_minor: z.nullable(amount),
  /** Absent in quotes of earlier releases. */
  stock: z.optional(stockOfStay),
  /** For staff. Null without a net price, or without an exchange rate for it. */
  sale: z.optional(z.nullable(sale)),
  /** Terms of cancellation with the costs of one room; null without any. Absent in quotes of earlier releases. */
  terms: z.optional(z.nullable(termsOfStay)),
  /** What the customer is charged, in the currency of the sale; for staff. */
  customer_stages: z.optional(z.array(costStage)),
  /** What the guests of one room pay at the hotel, which no total contains. Absent in quotes of earlier releases. */
  charges: z.optional(z.array(stayCharge)),
});
export type Quote = z.infer<typeof quote>;
export const quoteAnswer = answer(quote);
