import * as z from '@itinera/shared/schema';
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

/** Several weekdays, comma-separated, 1 is Monday: `check_out_weekdays=6,7`. */
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

/** Derived from the parts of the booking whenever one changes; not part of its ETag. */
const summary = {
  /** First and last day of all services; null without services. */
  departure_date: z.nullable(day),
  return_date: z.nullable(day),
  /** Hotel of the first stay. */
  hotel_id: z.nullable(id),
  hotel_name: z.nullable(z.string()),
  room_type_id: z.nullable(id),
  boarding_type_id: z.nullable(id),
  /** Check-in of the first stay, check-out of the last, and the number of nights with a stay. */
  check_in: z.nullable(day),
  check_out: z.nullable(day),
  nights: z.number(),
  /** The party by age groups: guests of the fullest night, or the named travellers if they are more. */
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  /** Confirmation numbers of all stays, comma-separated. */
  confirmation_number: z.nullable(z.string()),
  customer_name: z.optional(z.string()),
  customer_email: z.optional(z.nullable(z.string())),
  country_id: z.optional(z.nullable(id)),
  hotel_net_minor: z.number(),
  total_minor: z.optional(z.number()),
  net_minor: z.optional(z.number()),
  profit_minor: z.optional(z.number()),
  received_minor: z.optional(z.number()),
  /** Outstanding amount of a sold booking; negative if too much was paid. */
  outstanding_minor: z.optional(z.number()),
  payment_status: z.optional(paymentStatus),
  next_due_date: z.optional(z.nullable(day)),
  next_due_minor: z.optional(z.nullable(z.number())),
  /** Amount outside of the instalments with its due day; only of sold bookings. */
  rest_minor: z.optional(z.number()),
  rest_due_date: z.optional(z.nullable(day)),
  /** Until when all of it can be cancelled without a charge to the customer; null if it can't, or has no end. */
  free_until: z.optional(z.nullable(timestamp)),
  documents_required: z.optional(z.number()),
  documents_sent: z.optional(z.number()),
  dmc_name: z.nullable(z.string()),
  manager_name: z.optional(z.nullable(z.string())),
};

/** Parts of a booking, each with its own path, ETag and history; embedded in one booking `with_data`. */
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
 * A trip with its travellers, services and price. Partners see their own, without customer, sale, profit and payments. `GET
 * /api/bookings/{id}` answers all parts.
 */
export const bookings = collection({
  path: '/api/bookings',
  entity: {
    id,
    /** Such as BE2600001: prefix, year, and a gapless number within the year. */
    ref: z.string(),
    status,
    dmc_id: id,
    manager_id: z.optional(z.nullable(id)),
    /** Currency of all amounts of the booking. */
    currency: z.string(),
    /** Currency of the partner's prices, and the rate from it, frozen when the booking was added; null for the same currency. */
    contract_currency: z.string(),
    rate: z.nullable(z.string()),
    /** Booking day for offers; null for a draft, which is priced as of today. */
    booked_on: z.nullable(day),
    tags: z.optional(tags),
    note_internal: z.optional(z.nullable(z.string())),
    note_supplier: z.nullable(z.string()),
    cancel_reason: z.optional(z.nullable(z.string())),
    /** Why it was confirmed despite unnamed guests or ages that differ from the priced ones. */
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
    /** Visible to the partner. */
    note_supplier: optional(freeText(2000)),
    currency: currencyCode,
    /** Only with a new booking; later its parts have calls of their own. */
    customer: z.strictObject({
      ...z.partial(z.strictObject(customerFields)).shape,
      name: customerFields.name,
    }),
    hotels: z.array(stayOfBooking).check(z.maxLength(20, { error: 'A booking has at most 20 stays.' })),
    flights: z.array(seatsOfBooking).check(z.maxLength(20, { error: 'A booking has at most 20 flights.' })),
    transfer: transferOfBooking,
    party: partyOfBooking,
    /** Total that the writer has seen: if that of the new booking differs, it is refused as a `conflict` with the total in `params`. */
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
    /** Bookings with this traveller's name on documents: confirmed, or with a ticket number or record locator, and not over. */
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
    /** Whether all stays are confirmed by the hotels or their partner. */
    stays_confirmed: z.optional(queryFlag),
    /** Whether a stay is declined by its hotel or partner. */
    stays_declined: z.optional(queryFlag),
    /** Not over, with a stay that a current stop sale would refuse. */
    on_stop_sale: z.optional(queryFlag),
    /** Departs within this many days and is not fully paid. */
    unpaid_within_days: numberOfDays,
    /** Departs between today and this many days from now. */
    departs_within_days: numberOfDays,
    /** Requested or sold, and free cancellation ends within this many days. */
    free_ends_within_days: numberOfDays,
    /** A customer payment was due before today. */
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
    'free_until',
  ],
  defaultSort: '-created',
});
export type Booking = Entity<typeof bookings>;
export const bookingAnswer = answer(bookings.entity);

/** Sums of all bookings of a list (`countedOf`). For staff. */
export const bookingSums = sumsOf(bookings.path, z.omit(z.strictObject(bookings.query.shape), notOfSums), [
  'total_minor',
  'outstanding_minor',
  'refundable_minor',
  'net_minor',
  'profit_minor',
  'pending_minor',
  // Totals by state; of cancelled bookings their number, their fees, and what suppliers were paid for them nevertheless.
  'draft_minor',
  'on_request_minor',
  'confirmed_minor',
  'completed_minor',
  'cancelled_bookings',
  'cancelled_fee_minor',
  'cancelled_cost_minor',
  'cancelled_left_minor',
]);

/** Body of `POST /api/bookings/{id}/status`. A step that is not in `nextStates` is refused as a `rule`. */
export const bookingStatusInput = z.strictObject({
  status,
  /** Required for `cancelled`, and for `confirmed` while guests are unnamed or don't match what was priced. */
  reason: z.optional(freeText(500)),
  /** Cancellation fee, up to the total. */
  cancel_fee_minor: z.optional(money),
  /** Why held seats of a closed block are sold: only by the booking's manager or an admin. */
  seats_reason: z.optional(freeText(200)),
  /** Why a stay is confirmed whose rooms are no longer held, and none are left: by the same people. */
  rooms_reason: z.optional(freeText(200)),
});

/** Body of `POST /api/bookings/{id}/recalculate`: a dry run without `apply`. */
export const recalculateInput = z.strictObject({
  apply: z.optional(z.boolean()),
  /** Lowers the discount to the new total of services if it would exceed it; otherwise this is refused. */
  lower_discount: z.optional(z.boolean()),
  /** Total that the writer has seen: another one is refused as a `conflict`. */
  expected_total_minor: z.optional(z.number()),
  override_reason: z.optional(freeText(200)),
});

const amounts = z.object({ net_minor: z.number(), sale_minor: z.number() });

/** Each stay with a price, before and after; `after` is null if it no longer has one. */
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
