import type { Transaction } from '../../src/db/database';
import {
  allotmentDaysTable,
  allotmentsTable,
  allottedNightsTable,
  blockSeatsTable,
  bookingCustomersTable,
  bookingFlightsTable,
  bookingHotelsTable,
  bookingNumbersTable,
  bookingPricesTable,
  bookingsTable,
  bookingTransfersTable,
  bookingTravellersTable,
  hotelDmcsTable,
  instalmentsTable,
  paymentsTable,
  transactionsTable,
  travellersTable,
} from '../../src/modules/schema';

/** All stored rows about money, parties, seats and rooms. */
export const readRows = async (tx: Transaction) => ({
  allotments: await tx.select().from(allotmentsTable),
  allotted: await tx.select().from(allotmentDaysTable),
  blocks: await tx.select().from(blockSeatsTable),
  bookings: await tx.select().from(bookingsTable),
  customers: await tx.select().from(bookingCustomersTable),
  flights: await tx.select().from(bookingFlightsTable),
  instalments: await tx.select().from(instalmentsTable),
  links: await tx.select().from(hotelDmcsTable),
  members: await tx.select().from(bookingTravellersTable),
  nights: await tx.select().from(allottedNightsTable),
  numbers: await tx.select().from(bookingNumbersTable),
  payments: await tx.select().from(paymentsTable),
  prices: await tx.select().from(bookingPricesTable),
  stays: await tx.select().from(bookingHotelsTable),
  transactions: await tx.select().from(transactionsTable),
  transfers: await tx.select().from(bookingTransfersTable),
  travellers: await tx.select().from(travellersTable),
});

export type Rows = Awaited<ReturnType<typeof readRows>>;
export type Booking = Rows['bookings'][number];
export type Block = Rows['blocks'][number];

const parts = [
  'customers',
  'flights',
  'instalments',
  'members',
  'payments',
  'prices',
  'stays',
  'transactions',
  'transfers',
] as const;
export type Parts = Pick<Rows, (typeof parts)[number]>;

const noParts = (): Parts => ({
  customers: [],
  flights: [],
  instalments: [],
  members: [],
  payments: [],
  prices: [],
  stays: [],
  transactions: [],
  transfers: [],
});

/** The parts by booking, even if the booking is missing. */
export function partsByBooking(rows: Rows): Map<string, Parts> {
  const found = new Map(rows.bookings.map(({ id }) => [id, noParts()]));
  for (const name of parts)
    for (const row of rows[name]) {
      const of = found.get(row.booking_id) ?? noParts();
      // Each list has the rows of its own table.
      (of[name] as unknown[]).push(row);
      found.set(row.booking_id, of);
    }
  return found;
}
