import { partnerDocumentTypes } from '@itinera/shared/contracts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { redacted } from '../../db/visibility/redact';
import { withoutDerived } from '../../rest/entries/derived';
import { entityTag } from '../../rest/entries/entityTag';
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
import { readParts } from './parts';

/** The parts of a booking, embedded in its answer in the format of their own calls, with their ETags. */
export async function shownParts(tx: Transaction, actor: Actor, bookingId: string) {
  const parts = await readParts(tx, bookingId);
  const { customers, hotels, flights, transfers, travellers, prices } = parts;
  const { instalments, transactions, documents, payments } = parts;
  const shown = <R extends Record<string, unknown>>(table: PgTable, rows: R[]) =>
    rows.map((row) => {
      const seen = redacted(actor, table, row);
      return { ...seen, etag: entityTag(withoutDerived(table, seen)) };
    });
  return {
    hotels: shown(bookingHotelsTable, hotels),
    flights: shown(bookingFlightsTable, flights),
    transfer: shown(bookingTransfersTable, transfers)[0] ?? null,
    travellers: shown(bookingTravellersTable, travellers),
    documents: shown(
      bookingDocumentsTable,
      actor.kind === 'partner'
        ? documents.filter(({ type }) => partnerDocumentTypes.includes(type))
        : documents,
    ),
    ...(actor.kind !== 'partner' && {
      customer: shown(bookingCustomersTable, customers)[0] ?? null,
      price: shown(bookingPricesTable, prices)[0] ?? null,
      instalments: shown(instalmentsTable, instalments),
      transactions: shown(transactionsTable, transactions),
      payment: shown(paymentsTable, payments)[0] ?? null,
    }),
  };
}
