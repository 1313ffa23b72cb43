import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bookingStates, paymentStates, type CustomValues } from '@itinera/shared/contracts';
import { createdNow, id, instant, minor } from '../../db/columns';
import { alphabetical } from '../../db/ordering';
import { declareVisibility } from '../../db/visibility/visibility';
import { usersTable } from '../../people/users.table';
import { columnNames, declareDerived } from '../../rest/entries/derived';
import { declareOfThings } from '../../db/visibility/ofThings';

const day = () => date({ mode: 'string' });

/** The last number of each year. Its row is locked while a number is assigned, so that numbers have no gaps. */
export const bookingNumbersTable = pgTable('booking_numbers', {
  year: integer().primaryKey(),
  last_number: integer().notNull(),
});

declareVisibility(bookingNumbersTable, { kind: 'staff' }, { open: ['year', 'last_number'] });

/** Computed from the parts by `summarise`: users never write them, so they cause no conflicts. */
const summary = {
  updated: createdNow(),
  departure_date: day(),
  return_date: day(),
  // Hotel, room and boarding are copies of the first stay's, which has the foreign keys.
  hotel_id: uuid(),
  hotel_name: text(),
  room_type_id: uuid(),
  boarding_type_id: uuid(),
  check_in: day(),
  check_out: day(),
  nights: integer().notNull().default(0),
  adults: integer().notNull().default(0),
  children: integer().notNull().default(0),
  infants: integer().notNull().default(0),
  confirmation_number: text(),
  customer_name: text().notNull().default(''),
  customer_email: text(),
  country_id: uuid(),
  hotel_net_minor: minor().notNull().default(0),
  total_minor: minor().notNull().default(0),
  net_minor: minor().notNull().default(0),
  profit_minor: minor().notNull().default(0),
  received_minor: minor().notNull().default(0),
  outstanding_minor: minor().notNull().default(0),
  payment_status: text({ enum: paymentStates }).notNull().default('paid'),
  next_due_date: day(),
  next_due_minor: minor(),
  /** The part of the total that no instalment covers, since when, and when it is due. */
  rest_minor: minor().notNull().default(0),
  rest_since: day(),
  rest_due_date: day(),
  /** Until when all of it can be cancelled without a charge to the customer. */
  free_until: instant(),
  documents_required: integer().notNull().default(0),
  documents_sent: integer().notNull().default(0),
  is_overridden: boolean().notNull().default(false),
  dmc_name: text(),
  manager_name: text(),
  /** Folded text that `q` searches (migration 0075). */
  searched: text()
    .notNull()
    .generatedAlwaysAs(
      sql`fold(ref || ' ' || customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(hotel_name, ''))`,
    ),
};

const fee = sql.raw('outstanding_minor + greatest(0, received_minor)');
const unlessCancelled = (amount: string, instead = sql.raw('0')) =>
  sql`CASE WHEN status = 'cancelled' THEN ${instead} ELSE ${sql.raw(amount)} END`;

/**
 * The amounts as lists show them (`countedIn` of mf-bookings), for sorting: the fee of a cancelled booking, and debts only of sold ones.
 */
const shown = {
  shown_total_minor: minor().notNull().generatedAlwaysAs(unlessCancelled('total_minor', fee)),
  shown_net_minor: minor().notNull().generatedAlwaysAs(unlessCancelled('net_minor')),
  shown_profit_minor: minor().notNull().generatedAlwaysAs(unlessCancelled('total_minor - net_minor', fee)),
  shown_outstanding_minor: minor().generatedAlwaysAs(
    sql`CASE WHEN status IN ('confirmed', 'completed', 'cancelled') THEN outstanding_minor END`,
  ),
};

/** Since when the partner sees the booking, and which partner: `changeStatus` sets the former, the database derives the latter. */
const request = {
  /** When it last left the state of a draft; null for a draft, which partners don't see, even if it was requested before. */
  requested_at: instant(),
  shown_to_id: uuid().generatedAlwaysAs(sql`CASE WHEN requested_at IS NOT NULL THEN dmc_id END`),
};

/** The general block of a booking, and its summary, by which lists sort and filter. */
export const bookingsTable = pgTable(
  'bookings',
  {
    id: id(),
    ref: text().notNull().unique('bookings_ref'),
    status: text({ enum: bookingStates }).notNull(),
    dmc_id: uuid()
      .notNull()
      .references(() => usersTable.id),
    manager_id: uuid().references(() => usersTable.id),
    currency: text().notNull(),
    contract_currency: text().notNull(),
    rate: text(),
    booked_on: day(),
    tags: text().array().notNull(),
    note_internal: text(),
    note_supplier: text(),
    cancel_reason: text(),
    /** Why it was confirmed despite warnings; null without any. */
    confirm_reason: text(),
    cancel_fee_minor: minor(),
    cancelled_at: instant(),
    ...request,
    custom: jsonb().$type<CustomValues>().notNull(),
    created: createdNow(),
    ...summary,
    ...shown,
  },
  (table) => [
    // Includes the column that policies check, so that a page is found by the index only.
    index('bookings_by_creation').on(table.created, table.id, table.shown_to_id),
    index('bookings_by_change').on(table.updated, table.id, table.shown_to_id),
    index('bookings_by_ref').on(alphabetical(table.ref), table.id, table.shown_to_id),
    index('bookings_by_status').on(alphabetical(table.status), table.id, table.shown_to_id),
    index('bookings_by_payment_status').on(alphabetical(table.payment_status), table.id, table.shown_to_id),
    index('bookings_by_customer').on(alphabetical(table.customer_name), table.id, table.shown_to_id),
    index('bookings_by_total').on(table.shown_total_minor, table.id, table.shown_to_id),
    index('bookings_by_net').on(table.shown_net_minor, table.id, table.shown_to_id),
    index('bookings_by_profit').on(table.shown_profit_minor, table.id, table.shown_to_id),
    index('bookings_by_outstanding').on(table.shown_outstanding_minor, table.id, table.shown_to_id),
    index('bookings_by_outstanding_down').on(
      table.shown_outstanding_minor.desc().nullsLast(),
      table.id.desc(),
      table.shown_to_id,
    ),
    index('bookings_by_departure').on(table.departure_date, table.id, table.shown_to_id),
    index('bookings_by_departure_down').on(
      table.departure_date.desc().nullsLast(),
      table.id.desc(),
      table.shown_to_id,
    ),
    index('bookings_by_return').on(table.return_date, table.id, table.shown_to_id),
    index('bookings_by_return_down').on(
      table.return_date.desc().nullsLast(),
      table.id.desc(),
      table.shown_to_id,
    ),
    index('bookings_by_check_in').on(table.check_in, table.id, table.shown_to_id),
    index('bookings_by_check_in_down').on(
      table.check_in.desc().nullsLast(),
      table.id.desc(),
      table.shown_to_id,
    ),
    index('bookings_by_free_until').on(table.free_until, table.id, table.shown_to_id),
    index('bookings_by_free_until_down').on(
      table.free_until.desc().nullsLast(),
      table.id.desc(),
      table.shown_to_id,
    ),
    index('bookings_by_hotel').on(alphabetical(table.hotel_name), table.id, table.shown_to_id),
    index('bookings_by_hotel_down').on(
      sql`${alphabetical(table.hotel_name)} DESC NULLS LAST`,
      table.id.desc(),
      table.shown_to_id,
    ),
    index('bookings_by_partner').on(table.dmc_id, table.created, table.id, table.shown_to_id),
    index('bookings_shown_to').on(table.shown_to_id, table.created, table.id),
    index('bookings_by_manager').on(table.manager_id, table.created, table.id),
    index('bookings_by_search').on(table.created, table.id, table.shown_to_id, table.searched),
    index('bookings_in_status').on(
      table.status,
      table.created,
      table.id,
      table.shown_to_id,
      table.payment_status,
    ),
    index('bookings_without_documents')
      .on(table.status, table.created, table.id, table.shown_to_id)
      .where(sql`documents_sent < documents_required`),
    index('bookings_with_rest')
      .on(table.rest_due_date)
      .where(sql`rest_minor > 0`),
    index('bookings_by_next_due')
      .on(table.next_due_date, table.status, table.shown_to_id)
      .where(sql`next_due_date IS NOT NULL`),
    index('bookings_overridden')
      .on(table.created, table.id, table.shown_to_id)
      .where(sql`is_overridden`),
    index('bookings_with_tags')
      .on(table.created, table.id, table.shown_to_id, table.tags)
      .where(sql`tags <> '{}'`),
    index('bookings_by_currency').on(
      table.currency,
      table.status,
      table.payment_status,
      table.shown_to_id,
      table.total_minor,
      table.received_minor,
      table.outstanding_minor,
      table.net_minor,
    ),
  ],
);

declareDerived(bookingsTable, columnNames({ ...summary, ...shown, ...request }));

declareVisibility(
  bookingsTable,
  { kind: 'own', column: 'shown_to_id', changes: true },
  {
    open: [
      'id',
      'ref',
      'status',
      'dmc_id',
      'currency',
      'contract_currency',
      'rate',
      'booked_on',
      'note_supplier',
      'custom',
      'cancelled_at',
      'requested_at',
      'shown_to_id',
      'created',
      'updated',
      'departure_date',
      'return_date',
      'hotel_id',
      'hotel_name',
      'room_type_id',
      'boarding_type_id',
      'check_in',
      'check_out',
      'nights',
      'adults',
      'children',
      'infants',
      'confirmation_number',
      'hotel_net_minor',
      'dmc_name',
    ],
    staff: [
      'manager_id',
      'tags',
      'note_internal',
      'cancel_reason',
      'confirm_reason',
      'cancel_fee_minor',
      'customer_name',
      'customer_email',
      'country_id',
      'total_minor',
      'net_minor',
      'profit_minor',
      'received_minor',
      'outstanding_minor',
      'payment_status',
      'next_due_date',
      'next_due_minor',
      'rest_minor',
      'rest_since',
      'rest_due_date',
      'free_until',
      'documents_required',
      'documents_sent',
      'is_overridden',
      'manager_name',
      'searched',
      ...columnNames(shown),
    ],
  },
);

export type BookingRow = typeof bookingsTable.$inferSelect;

declareOfThings(bookingsTable, [
  'ref',
  'currency',
  'contract_currency',
  'rate',
  'hotel_name',
  'dmc_name',
  'manager_name',
]);
