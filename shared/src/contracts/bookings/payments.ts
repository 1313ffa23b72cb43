import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { day, freeText, id, oneOf, optional, queryFlag, timestamp } from '../fields';
import { anyOfIds, anyOfWords, numberOfDays } from '../listFilters';
import { tagged, withTags } from '../shown';
import { customInput, customValues } from '../custom/customValues';
import { paymentStates } from './states';
import { notOfSums, sumsOf } from './sums';

/** `no` and `overdue` apply to confirmed and completed bookings only: other suppliers are not paid (`isSupplierOwed`). */
const paymentFilter = z.optional(oneOf(['yes', 'no', 'overdue']));
const paymentStatus = oneOf(paymentStates);

/** Copied from the booking, and updated with it. */
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
  /** Outstanding amount: negative if too much was received. */
  balance_minor: z.number(),
  payment_status: paymentStatus,
  /** Next amount due from the customer. */
  next_due_date: z.nullable(day),
  next_due_minor: z.nullable(z.number()),
  hotel_net_minor: z.number(),
  hotel_due_date: z.nullable(day),
  transfer_net_minor: z.number(),
  transfer_due_date: z.nullable(day),
};

/**
 * Payments of a booking's customer and to its suppliers: one row per booking, added with it. `POST {booking_id}` adds a missing one. Both
 * paid dates are edited in the list (specification 4). For staff.
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
    /** Not in the future, and not before the booking was added. */
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
    /** The customer owes something: the total of a sold booking, or the fee of a cancelled one. */
    customer_owes: z.optional(queryFlag),
    hotel_paid: paymentFilter,
    transfer_paid: paymentFilter,
    /** A customer payment was due before today. */
    customer_overdue: z.optional(queryFlag),
    /** Hotel or transfer should have been paid before today. */
    is_overdue: z.optional(queryFlag),
    /** Hotel or transfer is due within this many days, or overdue. */
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
    // The first day on which hotel or transfer is to be paid; nothing if none is.
    'supplier_due_date',
  ],
  defaultSort: '-booking_created',
});
export type Payment = Entity<typeof payments>;

/** Sums of all payments of a list (`countedOf`); suppliers are owed for sold bookings only. */
export const paymentSums = sumsOf(payments.path, z.omit(z.strictObject(payments.query.shape), notOfSums), [
  'total_minor',
  'received_minor',
  'balance_minor',
  'refundable_minor',
  'hotel_net_minor',
  'transfer_net_minor',
  'pending_minor',
  // What suppliers are to be paid, by when it is due (`dueWeeks`), and how many they are: hotel and transfer of a booking are two.
  'overdue_minor',
  'this_week_minor',
  'next_week_minor',
  'later_minor',
  'overdue_suppliers',
  'this_week_suppliers',
  'next_week_suppliers',
  'later_suppliers',
]);
