import * as z from 'zod/mini';
import { collection, type Entity } from '../collection';
import { day, freeText, id, oneOf, optional, queryFlag, timestamp } from '../fields';
import { anyOfIds, anyOfWords, numberOfDays } from '../listFilters';
import { tagged, withTags } from '../shown';
import { customInput, customValues } from '../custom/customValues';
import { paymentStates } from './states';
import { notOfSums, sumsOf } from './sums';

/** `no` and `overdue` only of bookings that are confirmed or completed: nobody is paid for what is not (`isSupplierOwed`). */
const settled = z.optional(oneOf(['yes', 'no', 'overdue']));
const paymentStatus = oneOf(paymentStates);

/** What the list shows of the booking, kept in step with it. */
const ofBooking = {
  booking_ref: z.string(),
  booking_created: timestamp,
  booking_status: z.string(),
  departure_date: z.nullable(day),
  customer_name: z.string(),
  hotel_id: z.nullable(id),
  hotel_name: z.nullable(z.string()),
  dmc_id: id,
  dmc_name: z.nullable(z.string()),
  manager_id: z.nullable(id),
  manager_name: z.nullable(z.string()),
  currency: z.string(),
  total_minor: z.number(),
  received_minor: z.number(),
  /** What is still to come: negative if more was received. */
  balance_minor: z.number(),
  payment_status: paymentStatus,
  /** What the customer is to pay next. */
  next_due_date: z.nullable(day),
  next_due_minor: z.nullable(z.number()),
  hotel_net_minor: z.number(),
  hotel_due_date: z.nullable(day),
  transfer_net_minor: z.number(),
  transfer_due_date: z.nullable(day),
};

/**
 * What a booking's customer and suppliers are paid: one row per booking, made with it. `POST {booking_id}` makes a missing one. The
 * two paid dates are edited in place (specification 4). Only for staff.
 */
export const payments = collection({
  path: '/api/payments',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    ...ofBooking,
    hotel_paid_date: z.nullable(day),
    transfer_paid_date: z.nullable(day),
    note: z.nullable(z.string()),
    custom: customValues,
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    booking_id: id,
    /** Not in the future, and not before the booking was made. */
    hotel_paid_date: optional(day),
    transfer_paid_date: optional(day),
    note: optional(freeText(1000)),
    custom: customInput,
  },
  create: ['booking_id'],
  defaults: { custom: {} },
  customEntity: 'payment',
  filters: {
    ...withTags,
    booking_id: z.optional(id),
    booking_created_from: z.optional(day),
    booking_created_to: z.optional(day),
    departure_from: z.optional(day),
    departure_to: z.optional(day),
    dmc_id: anyOfIds,
    hotel_id: anyOfIds,
    country_id: anyOfIds,
    manager_id: anyOfIds,
    payment_status: anyOfWords(paymentStates),
    /** The customer owes something: the total of what is sold, or the fee of what is cancelled. */
    customer_owes: z.optional(queryFlag),
    hotel_paid: settled,
    transfer_paid: settled,
    /** The customer should have paid something before today. */
    customer_overdue: z.optional(queryFlag),
    /** The hotel, the transfer or both should have been paid before today. */
    is_overdue: z.optional(queryFlag),
    /** The hotel, the transfer or both are to be paid within so many days, or should have been paid already. */
    due_within_days: numberOfDays,
  },
  sorts: [
    'booking_created',
    'booking_ref',
    'departure_date',
    'customer_name',
    'total_minor',
    'received_minor',
    'balance_minor',
    'hotel_net_minor',
    'hotel_due_date',
    'hotel_paid_date',
    'transfer_net_minor',
    'transfer_due_date',
    'transfer_paid_date',
  ],
  defaultSort: '-booking_created',
});
export type Payment = Entity<typeof payments>;

/** What all payments of a list count for (`countedOf`); suppliers are owed for what is sold. */
export const paymentSums = sumsOf(payments.path, z.omit(z.strictObject(payments.query.shape), notOfSums), [
  'total_minor',
  'received_minor',
  'balance_minor',
  'refundable_minor',
  'hotel_net_minor',
  'transfer_net_minor',
  'pending_minor',
]);
