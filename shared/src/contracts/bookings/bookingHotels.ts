import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { nightsBetween } from '../days';
import {
  day,
  flag,
  freeText,
  id,
  integer,
  money,
  oneOf,
  optional,
  queryFlag,
  text,
  timestamp,
} from '../fields';
import { freeProblems } from '../freeProblems';
import { costStage, termsOfStay } from '../prices/cancellationTerms';
import { stayCharge } from '../prices/hotelCharges';
import { blockerCodes, mostChildren, quote } from '../prices/quotes';
import { mostNightsOfStay } from '../prices/periods';
import { tagged, withTags } from '../shown';
import { seatStates } from './states';

/** Fields that the price of a stay depends on. */
const stayFields = {
  hotel_id: id,
  room_type_id: id,
  boarding_type_id: id,
  check_in: day,
  /** The day after the last night. */
  check_out: day,
  adults: integer(1, 9),
  /** In completed years, one per child, infants included. */
  child_ages: z
    .array(integer(0, 17))
    .check(z.maxLength(mostChildren, { error: `Enter at most ${mostChildren} children.` })),
  /** Number of rooms of the same type with the same guests each. */
  rooms: integer(1, 9),
};

/** `engine`: calculated from prices; `hand`: entered manually, with a reason. */
const pricedBy = oneOf(['engine', 'hand']);

const fields = {
  ...stayFields,
  priced_by: pricedBy,
  /**
   * For all rooms, in the currency of the booking. Required for a manual price. Otherwise the amount that the writer has seen: if the
   * current price differs, the write is refused as a `conflict` with the new amounts in `params`.
   */
  net_minor: money,
  sale_minor: money,
  /** Whether a price by hand of 0 is meant. */
  is_free: flag,
  price_reason: optional(freeText(200)),
  /** Why a blocked stay is sold. */
  override_reason: optional(freeText(200)),
  room_note: optional(freeText(500)),
  confirmation_number: optional(text(60)),
};

function stayProblems(
  stay: { [K in Exclude<keyof typeof fields, 'sale_minor' | 'is_free'>]?: unknown } & {
    sale_minor?: number | undefined;
    is_free?: boolean | undefined;
  },
): FieldProblems {
  const problems: FieldProblems = {};
  const { check_in, check_out, priced_by, net_minor, sale_minor, price_reason } = stay;
  if (typeof check_in === 'string' && typeof check_out === 'string') {
    const nights = nightsBetween(check_in, check_out);
    if (nights < 1 || nights > mostNightsOfStay)
      problems['check_out'] = `Check out 1 to ${mostNightsOfStay} nights after check-in.`;
  }
  if (priced_by === 'hand') {
    if (net_minor === undefined) problems['net_minor'] = 'Enter the net price.';
    if (sale_minor === undefined) problems['sale_minor'] = 'Enter the sale price.';
    Object.assign(problems, freeProblems({ sale_minor }, stay.is_free));
    if (!price_reason) problems['price_reason'] = 'Say why the price is entered by hand.';
  }
  return problems;
}

/** A stay of a booking, with its agreed price, which changes only on request. Sale prices and reasons are for staff. */
export const bookingHotels = collection({
  path: '/api/booking-hotels',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    ...stayFields,
    nights: z.number(),
    /** Guests by the age groups of the hotel. */
    children: z.number(),
    infants: z.number(),
    /** The price row that the amounts come from. */
    graph_price_id: z.nullable(id),
    priced_by: pricedBy,
    net_minor: z.number(),
    sale_minor: z.optional(z.number()),
    is_free: z.optional(flag),
    price_reason: z.optional(z.nullable(z.string())),
    /** Quote of one room at the time of pricing; null for a manual price. */
    quote: z.optional(z.nullable(quote)),
    /** Terms of cancellation that the price was agreed with, in the currency of the booking; null: charged by hand. */
    cancellation: z.nullable(termsOfStay),
    /** What the customer is charged by them. */
    customer_cancellation: z.optional(z.nullable(z.array(costStage))),
    /** What the guests pay at the hotel, frozen when the stay was priced; null: priced before charges were kept. */
    charges: z.nullable(z.array(stayCharge)),
    /** Blockers that were overridden when the stay was booked. */
    overridden: z.array(z.enum(blockerCodes)),
    override_reason: z.optional(z.nullable(z.string())),
    /** Whether its rooms are taken from allotments; null where none counts them. */
    rooms_status: z.optional(z.nullable(oneOf(seatStates))),
    /** End of a hold of rooms. */
    rooms_until: z.optional(z.nullable(timestamp)),
    /** Whether the hotel has to be asked, because no room was left to sell. */
    on_request: z.optional(flag),
    room_note: z.nullable(z.string()),
    confirmation_number: z.nullable(z.string()),
    confirmed_at: z.nullable(timestamp),
    /** When the hotel or its partner has declined the stay; a confirmation and another request end that. */
    declined_at: z.nullable(timestamp),
    /** Why; for staff and for the partner. */
    decline_reason: z.nullable(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: { booking_id: id, ...fields },
  create: ['booking_id', 'hotel_id', 'room_type_id', 'boarding_type_id', 'check_in', 'check_out', 'adults'],
  defaults: { child_ages: [], rooms: 1, priced_by: 'engine', is_free: false },
  filters: {
    ...withTags,
    booking_id: z.optional(id),
    hotel_id: z.optional(id),
    /** In a booking on request, and neither confirmed nor declined. */
    is_awaited: z.optional(queryFlag),
  },
  sorts: [],
  reference: true,
  problemsIn: stayProblems,
});
export type BookingHotel = Entity<typeof bookingHotels>;

/** A stay within a new booking. */
export const stayOfBooking = z.strictObject({
  ...stayFields,
  child_ages: z.optional(stayFields.child_ages),
  rooms: z.optional(stayFields.rooms),
  priced_by: z.optional(fields.priced_by),
  net_minor: z.optional(fields.net_minor),
  sale_minor: z.optional(fields.sale_minor),
  is_free: z.optional(fields.is_free),
  price_reason: z.optional(fields.price_reason),
  /** When a search quoted the manual price: it is kept while quotes are valid. */
  quoted_at: z.optional(timestamp),
  override_reason: z.optional(fields.override_reason),
  room_note: z.optional(fields.room_note),
});

/**
 * Body of `POST /api/booking-hotels/{id}/change-cost`: what a stay would become, or whether it would be removed. Fields that are absent stay.
 * `at`: another instant than now.
 */
export const stayChange = z.strictObject({
  check_in: z.optional(day),
  check_out: z.optional(day),
  rooms: z.optional(stayFields.rooms),
  adults: z.optional(stayFields.adults),
  child_ages: z.optional(stayFields.child_ages),
  is_removed: z.optional(flag),
  at: z.optional(timestamp),
});
export type StayChange = z.infer<typeof stayChange>;

/** Body of `POST /api/booking-hotels/{id}/confirm`, for staff and for the partner of the hotel. */
export const confirmStayInput = z.strictObject({ confirmation_number: text(60, 1) });

/** Body of `POST /api/booking-hotels/{id}/decline`, for staff and for the partner of the hotel. A confirmed stay is refused as a `rule`. */
export const declineStayInput = z.strictObject({ reason: text(300, 1) });
