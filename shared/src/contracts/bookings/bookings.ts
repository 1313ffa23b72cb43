import * as z from 'zod/mini';
import { currencyCode } from '../currencies';
import { collection, type Entity } from '../collection';
import { answer } from '../envelope';
import { day, freeText, id, money, oneOf, optional, queryFlag, text, timestamp } from '../fields';
import { anyOfIds, anyOfWords, numberOfDays } from '../listFilters';
import { quote } from '../prices/quotes';
import { tagged, withTags } from '../shown';
import { bookingCustomers, customerFields } from './bookingCustomers';
import { bookingDocuments } from './bookingDocuments';
import { bookingFlights, seatsOfBooking } from './bookingFlights';
import { bookingHotels, stayOfBooking } from './bookingHotels';
import { bookingPrices } from './bookingPrices';
import { bookingTransfers, transferOfBooking } from './bookingTransfers';
import { bookingTravellers } from './bookingTravellers';
import { customInput, customValues } from '../custom/customValues';
import { instalments } from './instalments';
import { partyOfBooking } from './partyOfBooking';
import { payments } from './payments';
import { bookingStates, paymentStates } from './states';
import { notOfSums, sumsOf } from './sums';
import { transactions } from './transactions';

const status = oneOf(bookingStates);
const paymentStatus = oneOf(paymentStates);

/** Several weekdays with commas between them, 1 is Monday: `check_out_weekdays=6,7`. */
const anyWeekday = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[1-7](,[1-7]){0,6}$/, { error: 'Use numbers from 1 to 7.' })),
    z.transform((value: string) => value.split(',').map(Number)),
  ),
);

const tag = text(40, 1);
const tags = z
  .array(tag, { error: 'Send a list of tags.' })
  .check(z.maxLength(20, { error: 'Use at most 20 tags.' }));

const fields = {
  manager_id: z.nullable(id),
  tags,
  custom: customInput,
};

/** Worked out from the parts of the booking whenever one of them changes; not part of its ETag. */
const summary = {
  /** The first and the last day of all services; null as long as there are none. */
  departure_date: z.nullable(day),
  return_date: z.nullable(day),
  /** Of the first stay. */
  hotel_id: z.nullable(id),
  hotel_name: z.nullable(z.string()),
  room_type_id: z.nullable(id),
  boarding_type_id: z.nullable(id),
  /** The first of all stays, the last, and how many nights are slept in one or more. */
  check_in: z.nullable(day),
  check_out: z.nullable(day),
  nights: z.number(),
  /** Who travels, as hotels count them: those of the fullest night, or who is named where they are more. */
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  /** Of all stays that have one, with commas between them. */
  confirmation_number: z.nullable(z.string()),
  customer_name: z.optional(z.string()),
  customer_email: z.optional(z.nullable(z.string())),
  country_id: z.optional(z.nullable(id)),
  hotel_net_minor: z.number(),
  total_minor: z.optional(z.number()),
  net_minor: z.optional(z.number()),
  profit_minor: z.optional(z.number()),
  received_minor: z.optional(z.number()),
  /** What the customer still has to pay, once it is sold; negative if they paid more. */
  outstanding_minor: z.optional(z.number()),
  payment_status: z.optional(paymentStatus),
  next_due_date: z.optional(z.nullable(day)),
  next_due_minor: z.optional(z.nullable(z.number())),
  /** What no instalment asks for, and the day on which it is due; only of what is sold. */
  rest_minor: z.optional(z.number()),
  rest_due_date: z.optional(z.nullable(day)),
  documents_required: z.optional(z.number()),
  documents_sent: z.optional(z.number()),
  dmc_name: z.nullable(z.string()),
  manager_name: z.optional(z.nullable(z.string())),
};

/** The parts of a booking, each with its own path, ETag and history; embedded in one booking `with_data`. */
const parts = {
  customer: z.optional(z.nullable(bookingCustomers.entity)),
  hotels: z.optional(z.array(bookingHotels.entity)),
  flights: z.optional(z.array(bookingFlights.entity)),
  transfer: z.optional(z.nullable(bookingTransfers.entity)),
  travellers: z.optional(z.array(bookingTravellers.entity)),
  price: z.optional(z.nullable(bookingPrices.entity)),
  instalments: z.optional(z.array(instalments.entity)),
  transactions: z.optional(z.array(transactions.entity)),
  documents: z.optional(z.array(bookingDocuments.entity)),
  payment: z.optional(z.nullable(payments.entity)),
};

/**
 * A trip: who goes where with which services, and what it costs. Partners see those of their own, without customer, sale, profit and
 * payments. `GET /api/bookings/{id}` answers all parts.
 */
export const bookings = collection({
  path: '/api/bookings',
  entity: {
    id,
    /** Such as BE2600001: prefix, year, and a number without gaps in the year. */
    ref: z.string(),
    status,
    dmc_id: id,
    manager_id: z.optional(z.nullable(id)),
    /** Of all amounts of the booking. */
    currency: z.string(),
    /** Of the partner's prices, and the rate from it, frozen when the booking was made; null if the currencies are the same. */
    contract_currency: z.string(),
    rate: z.nullable(z.string()),
    /** The day that offers look at; null for a draft, which is priced as of today. */
    booked_on: z.nullable(day),
    tags: z.optional(tags),
    note_internal: z.optional(z.nullable(z.string())),
    note_supplier: z.nullable(z.string()),
    cancel_reason: z.optional(z.nullable(z.string())),
    /** Why it was confirmed although guests are not named, or not as old as was priced. */
    confirm_reason: z.optional(z.nullable(z.string())),
    cancel_fee_minor: z.optional(z.nullable(z.number())),
    cancelled_at: z.nullable(timestamp),
    custom: z.optional(customValues),
    created: timestamp,
    updated: timestamp,
    ...summary,
    ...parts,
    ...tagged,
  },
  input: {
    ...fields,
    dmc_id: id,
    note_internal: optional(freeText(4000)),
    /** The partner reads it. */
    note_supplier: optional(freeText(2000)),
    currency: currencyCode,
    /** Only with a new booking; later the parts have calls of their own. */
    customer: z.strictObject({
      ...z.partial(z.strictObject(customerFields)).shape,
      name: customerFields.name,
    }),
    hotels: z.array(stayOfBooking).check(z.maxLength(20, { error: 'A booking has at most 20 stays.' })),
    flights: z.array(seatsOfBooking).check(z.maxLength(20, { error: 'A booking has at most 20 flights.' })),
    transfer: transferOfBooking,
    party: partyOfBooking,
    /** The total that the writer has seen: if the new booking has another one, it is refused as a `conflict` with it in `params`. */
    expected_total_minor: z.number(),
  },
  create: ['dmc_id', 'customer'],
  defaults: { tags: [], custom: {} },
  customEntity: 'booking',
  filters: {
    ...withTags,
    status: anyOfWords(bookingStates),
    payment_status: anyOfWords(paymentStates),
    dmc_id: anyOfIds,
    hotel_id: anyOfIds,
    country_id: anyOfIds,
    manager_id: anyOfIds,
    traveller_id: z.optional(id),
    /** Where the name of a traveller is on papers: confirmed, or with a ticket number or a record locator, and not over. */
    papers_of: z.optional(id),
    departure_from: z.optional(day),
    departure_to: z.optional(day),
    check_in_from: z.optional(day),
    check_in_to: z.optional(day),
    check_out_from: z.optional(day),
    check_out_to: z.optional(day),
    check_out_weekdays: anyWeekday,
    room_type_id: anyOfIds,
    boarding_type_id: anyOfIds,
    created_from: z.optional(day),
    created_to: z.optional(day),
    tag: z.optional(tag),
    documents_missing: z.optional(queryFlag),
    is_overridden: z.optional(queryFlag),
    /** Whether hotels, or their partner, have confirmed all stays. */
    stays_confirmed: z.optional(queryFlag),
    /** Still to take place, with a stay that a stop sale of today does not allow any more. */
    on_stop_sale: z.optional(queryFlag),
    /** Departs within so many days and is not paid in full. */
    unpaid_within_days: numberOfDays,
    /** Departs from today on and within so many days. */
    departs_within_days: numberOfDays,
    /** The customer should have paid something before today. */
    is_overdue: z.optional(queryFlag),
  },
  sorts: [
    'created',
    'updated',
    'ref',
    'status',
    'payment_status',
    'departure_date',
    'return_date',
    'check_in',
    'customer_name',
    'hotel_name',
    'total_minor',
    'net_minor',
    'profit_minor',
    'outstanding_minor',
  ],
  defaultSort: '-created',
});
export type Booking = Entity<typeof bookings>;
export const bookingAnswer = answer(bookings.entity);

/** What all bookings of a list count for (`countedOf`). Only for staff. */
export const bookingSums = sumsOf(bookings.path, z.omit(z.strictObject(bookings.query.shape), notOfSums), [
  'total_minor',
  'outstanding_minor',
  'refundable_minor',
  'net_minor',
  'profit_minor',
  'pending_minor',
]);

/** Body of `POST /api/bookings/{id}/status`. A step that `nextStates` does not name is refused as a `rule`. */
export const bookingStatusInput = z.strictObject({
  status,
  /** Required for `cancelled`, and for `confirmed` as long as guests are not named or don't fit what was priced. */
  reason: z.optional(freeText(500)),
  /** What a cancelled booking costs nevertheless, up to its total. */
  cancel_fee_minor: z.optional(money),
  /** Why seats that are held of a block which sells no more are sold nevertheless: of the booking's manager, or an admin. */
  seats_reason: z.optional(freeText(200)),
});

/** Body of `POST /api/bookings/{id}/recalculate`: without `apply` nothing is written. */
export const recalculateInput = z.strictObject({
  apply: z.optional(z.boolean()),
  /** With prices below the discount, this becomes what they add up to; otherwise they are refused. */
  lower_discount: z.optional(z.boolean()),
  /** The totals that the writer has seen: others are refused as a `conflict`. */
  expected_total_minor: z.optional(z.number()),
  override_reason: z.optional(freeText(200)),
});

const amounts = z.object({ net_minor: z.number(), sale_minor: z.number() });

/** Each stay that prices know, before and after; `after` is null if it has no price any more. */
export const recalculation = z.object({
  stays: z.array(
    z.object({
      booking_hotel_id: id,
      before: amounts,
      after: z.nullable(amounts),
      quote: z.nullable(quote),
    }),
  ),
  total_before_minor: z.number(),
  total_after_minor: z.nullable(z.number()),
});
export type Recalculation = z.infer<typeof recalculation>;
