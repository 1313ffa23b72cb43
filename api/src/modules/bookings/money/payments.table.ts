import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingStates, paymentStates, type CustomValues } from '@itinera/shared/contracts';
import { createdNow, id, minor } from '../../../db/columns';
import { alphabetical } from '../../../db/ordering';
import { declareVisibility } from '../../../db/visibility/visibility';
import { columnNames, declareDerived } from '../../../rest/entries/derived';
import { bookingId } from '../bookingId';
import { declareOfThings } from '../../../db/visibility/ofThings';

const day = () => date({ mode: 'string' });

/** Copied by `summarise`. */
const ofBooking = {
  booking_ref: text().notNull().default(''),
  booking_created: createdNow(),
  booking_status: text({ enum: bookingStates }).notNull().default('draft'),
  departure_date: day(),
  customer_name: text().notNull().default(''),
  country_id: uuid(),
  hotel_id: uuid(),
  hotel_name: text(),
  // Copies of the booking's columns, which have the foreign keys.
  dmc_id: uuid().notNull(),
  dmc_name: text(),
  manager_id: uuid(),
  manager_name: text(),
  currency: text().notNull().default(''),
  total_minor: minor().notNull().default(0),
  received_minor: minor().notNull().default(0),
  balance_minor: minor().notNull().default(0),
  payment_status: text({ enum: paymentStates }).notNull().default('paid'),
  next_due_date: day(),
  next_due_minor: minor(),
  hotel_net_minor: minor().notNull().default(0),
  hotel_due_date: day(),
  transfer_net_minor: minor().notNull().default(0),
  transfer_due_date: day(),
  /** Folded text that `q` searches (migration 0075). */
  searched: text()
    .notNull()
    .generatedAlwaysAs(
      sql`fold(booking_ref || ' ' || customer_name || ' ' || coalesce(hotel_name, '') || ' ' || coalesce(dmc_name, ''))`,
    ),
};

const ifSold = (amount: string) =>
  sql`CASE WHEN booking_status IN ('confirmed', 'completed') THEN ${sql.raw(amount)} END`;

/** The amounts as the list shows them, for sorting: suppliers and customers owe only for sold bookings. */
const shown = {
  shown_total_minor: minor()
    .notNull()
    .generatedAlwaysAs(
      sql`CASE WHEN booking_status = 'cancelled' THEN balance_minor + greatest(0, received_minor) ELSE total_minor END`,
    ),
  shown_balance_minor: minor().generatedAlwaysAs(
    sql`CASE WHEN booking_status IN ('confirmed', 'completed', 'cancelled') THEN balance_minor END`,
  ),
  shown_hotel_net_minor: minor().generatedAlwaysAs(ifSold('hotel_net_minor')),
  shown_transfer_net_minor: minor().generatedAlwaysAs(ifSold('transfer_net_minor')),
};

/** What suppliers and customer pay, a row per booking, with copies of the booking's columns that its list sorts and filters by. */
export const paymentsTable = pgTable(
  'payments',
  {
    id: id(),
    booking_id: bookingId(),
    hotel_paid_date: day(),
    transfer_paid_date: day(),
    note: text(),
    custom: jsonb().$type<CustomValues>().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
    ...ofBooking,
    ...shown,
  },
  (table) => [
    unique('payments_booking_id').on(table.booking_id),
    index('payments_by_creation').on(table.booking_created, table.id),
    index('payments_by_ref').on(alphabetical(table.booking_ref), table.id),
    index('payments_by_customer').on(alphabetical(table.customer_name), table.id),
    index('payments_by_total').on(table.shown_total_minor, table.id),
    index('payments_by_received').on(table.received_minor, table.id),
    index('payments_by_balance').on(table.shown_balance_minor, table.id),
    index('payments_by_balance_down').on(table.shown_balance_minor.desc().nullsLast(), table.id.desc()),
    index('payments_by_hotel_net').on(table.shown_hotel_net_minor, table.id),
    index('payments_by_hotel_net_down').on(table.shown_hotel_net_minor.desc().nullsLast(), table.id.desc()),
    index('payments_by_transfer_net').on(table.shown_transfer_net_minor, table.id),
    index('payments_by_transfer_net_down').on(
      table.shown_transfer_net_minor.desc().nullsLast(),
      table.id.desc(),
    ),
    index('payments_by_departure').on(table.departure_date, table.id),
    index('payments_by_departure_down').on(table.departure_date.desc().nullsLast(), table.id.desc()),
    index('payments_by_hotel_due').on(table.hotel_due_date, table.id),
    index('payments_by_hotel_due_down').on(table.hotel_due_date.desc().nullsLast(), table.id.desc()),
    index('payments_by_hotel_paid').on(table.hotel_paid_date, table.id),
    index('payments_by_hotel_paid_down').on(table.hotel_paid_date.desc().nullsLast(), table.id.desc()),
    index('payments_by_transfer_due').on(table.transfer_due_date, table.id),
    index('payments_by_transfer_due_down').on(table.transfer_due_date.desc().nullsLast(), table.id.desc()),
    index('payments_by_transfer_paid').on(table.transfer_paid_date, table.id),
    index('payments_by_transfer_paid_down').on(table.transfer_paid_date.desc().nullsLast(), table.id.desc()),
    index('payments_by_partner').on(table.dmc_id, table.booking_created, table.id),
    index('payments_by_search').on(table.booking_created, table.id, table.searched),
    index('payments_of_unpaid_hotels')
      .on(
        table.booking_created,
        table.id,
        table.hotel_due_date,
        table.booking_status,
        table.currency,
        table.total_minor,
        table.received_minor,
        table.balance_minor,
        table.hotel_net_minor,
        table.transfer_net_minor,
      )
      .where(sql`hotel_paid_date IS NULL AND hotel_due_date IS NOT NULL`),
    index('payments_of_unpaid_transfers')
      .on(
        table.booking_created,
        table.id,
        table.transfer_due_date,
        table.booking_status,
        table.currency,
        table.total_minor,
        table.received_minor,
        table.balance_minor,
        table.hotel_net_minor,
        table.transfer_net_minor,
      )
      .where(sql`transfer_paid_date IS NULL AND transfer_due_date IS NOT NULL`),
    index('payments_by_currency').on(
      table.currency,
      table.booking_status,
      table.payment_status,
      table.total_minor,
      table.received_minor,
      table.balance_minor,
      table.hotel_net_minor,
      table.transfer_net_minor,
    ),
  ],
);

declareDerived(paymentsTable, columnNames({ ...ofBooking, ...shown }));

declareVisibility(
  paymentsTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'booking_id',
      'hotel_paid_date',
      'transfer_paid_date',
      'note',
      'custom',
      'created_at',
      'updated_at',
      'booking_ref',
      'booking_created',
      'booking_status',
      'departure_date',
      'customer_name',
      'country_id',
      'hotel_id',
      'hotel_name',
      'dmc_id',
      'dmc_name',
      'manager_id',
      'manager_name',
      'currency',
      'total_minor',
      'received_minor',
      'balance_minor',
      'payment_status',
      'next_due_date',
      'next_due_minor',
      'hotel_net_minor',
      'hotel_due_date',
      'transfer_net_minor',
      'transfer_due_date',
      'searched',
      ...columnNames(shown),
    ],
  },
);

declareOfThings(paymentsTable, ['booking_ref', 'hotel_name', 'dmc_name', 'manager_name', 'currency']);
