import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';
import { bookingCustomersTable } from './bookingCustomers.table';
import { bookingHotelsTable } from './bookingHotels.table';
import { bookingFlightsTable } from './bookingFlights.table';
import { bookingPricesTable } from './bookingPrices.table';
import { bookingTransfersTable } from './bookingTransfers.table';
import { bookingTravellersTable } from './bookingTravellers.table';
import { bookingDocumentsTable } from './documents/bookingDocuments.table';
import { instalmentsTable } from './money/instalments.table';
import { paymentsTable } from './money/payments.table';
import { transactionsTable } from './money/transactions.table';

/** The tables of the parts of bookings, with the order of the rows of one booking. */
const partTables = {
  customers: { table: bookingCustomersTable, order: [bookingCustomersTable.id] },
  hotels: { table: bookingHotelsTable, order: [bookingHotelsTable.check_in, bookingHotelsTable.id] },
  flights: {
    table: bookingFlightsTable,
    order: [bookingFlightsTable.departure_date, bookingFlightsTable.id],
  },
  transfers: { table: bookingTransfersTable, order: [bookingTransfersTable.id] },
  travellers: {
    table: bookingTravellersTable,
    order: [bookingTravellersTable.order, bookingTravellersTable.created_at, bookingTravellersTable.id],
  },
  prices: { table: bookingPricesTable, order: [bookingPricesTable.id] },
  instalments: {
    table: instalmentsTable,
    order: [instalmentsTable.due_date, instalmentsTable.order, instalmentsTable.id],
  },
  transactions: {
    table: transactionsTable,
    order: [transactionsTable.date, transactionsTable.created_at, transactionsTable.id],
  },
  documents: {
    table: bookingDocumentsTable,
    order: [bookingDocumentsTable.type, bookingDocumentsTable.version, bookingDocumentsTable.id],
  },
  payments: { table: paymentsTable, order: [paymentsTable.id] },
};

type Tables = typeof partTables;
export type BookingParts = { [K in keyof Tables]: Tables[K]['table']['$inferSelect'][] };

type PartTable = PgTable & { booking_id: PgColumn };

/** Converts JSON values to those of the columns. */
function typed(table: PgTable, text: string | null | undefined): Record<string, unknown>[] {
  const columns = getTableColumns(table);
  const rows: Record<string, unknown>[] = text ? JSON.parse(text) : [];
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value === null ? null : (columns[name]?.mapFromDriverValue(value) ?? value),
      ]),
    ),
  );
}

/** All parts of a booking that the caller sees, in one statement. */
export async function readParts(tx: Transaction, bookingId: string): Promise<BookingParts> {
  const entries = Object.entries(partTables).map(([name, { table, order }]) => {
    const part: PartTable = table;
    return {
      name,
      table: part,
      rows: sql`(SELECT json_agg(to_json(${part}.*) ORDER BY ${sql.join(order, sql`, `)})::text FROM ${part} WHERE ${part.booking_id} = ${bookingId}) AS ${sql.identifier(name)}`,
    };
  });
  const all = sql.join(
    entries.map(({ rows }) => rows),
    sql`, `,
  );
  const [found] = await tx.execute<Record<string, string | null>>(sql`SELECT ${all}`);
  const parts = entries.map(({ name, table }) => [name, typed(table, found?.[name])]);
  // Each row has the type of its table, which it was just read from.
  return Object.fromEntries(parts) as BookingParts;
}
