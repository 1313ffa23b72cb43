import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  bookingCustomers,
  bookingDocuments,
  bookingFlights,
  bookingHotels,
  bookingPrices,
  bookings,
  bookingTransfers,
  bookingTravellers,
  hotelAirports,
  hotelDescriptions,
  hotelDmcs,
  hotelFeatures,
  hotelImages,
  hotels,
  instalments,
  payments,
  transactions,
  travellers,
} from '@itinera/shared/contracts';
import { auditLogTable as log } from '../../audit/audit.table';
import type { Transaction } from '../../db/database';
import { entityOf } from '../../rest/write/operations';
import { bookingCustomersTable } from '../bookings/bookingCustomers.table';
import { bookingFlightsTable } from '../bookings/bookingFlights.table';
import { bookingHotelsTable } from '../bookings/bookingHotels.table';
import { bookingPricesTable } from '../bookings/bookingPrices.table';
import { bookingTransfersTable } from '../bookings/bookingTransfers.table';
import { bookingTravellersTable } from '../bookings/bookingTravellers.table';
import { bookingDocumentsTable } from '../bookings/documents/bookingDocuments.table';
import { instalmentsTable } from '../bookings/money/instalments.table';
import { paymentsTable } from '../bookings/money/payments.table';
import { transactionsTable } from '../bookings/money/transactions.table';
import { hotelAirportsTable } from '../hotels/hotelAirports.table';
import { hotelDescriptionsTable } from '../hotels/hotelDescriptions.table';
import { hotelDmcsTable } from '../hotels/hotelDmcs.table';
import { hotelFeaturesTable } from '../hotels/hotelFeatures.table';
import { hotelImagesTable } from '../hotels/hotels.table';

/** A kind of entries that belong to another entry. */
interface PartKind {
  entity: string;
  id: PgColumn;
  /** The column that references the owner. */
  owner: PgColumn;
  /** The column that distinguishes parts of one owner. */
  key: PgColumn;
}

/** An entry that belongs to another one, or did before its removal. */
export interface Part {
  entity: string;
  id: string;
  field: string;
  value: string | null;
}

const hotelPart = <T extends { id: PgColumn; hotel_id: PgColumn }>(
  { path }: { path: string },
  table: T,
  key: PgColumn,
): PartKind => ({ entity: entityOf(path), id: table.id, owner: table.hotel_id, key });

const bookingPart = <T extends { id: PgColumn; booking_id: PgColumn }>(
  { path }: { path: string },
  table: T,
  key: PgColumn,
): PartKind => ({ entity: entityOf(path), id: table.id, owner: table.booking_id, key });

const partKinds: Record<string, PartKind[]> = {
  [entityOf(bookings.path)]: [
    bookingPart(bookingCustomers, bookingCustomersTable, bookingCustomersTable.name),
    bookingPart(bookingHotels, bookingHotelsTable, bookingHotelsTable.hotel_id),
    bookingPart(bookingFlights, bookingFlightsTable, bookingFlightsTable.flight_number),
    bookingPart(bookingTransfers, bookingTransfersTable, bookingTransfersTable.type),
    bookingPart(bookingTravellers, bookingTravellersTable, bookingTravellersTable.traveller_id),
    bookingPart(bookingPrices, bookingPricesTable, bookingPricesTable.extra_label),
    bookingPart(instalments, instalmentsTable, instalmentsTable.label),
    bookingPart(transactions, transactionsTable, transactionsTable.purpose),
    bookingPart(bookingDocuments, bookingDocumentsTable, bookingDocumentsTable.type),
    bookingPart(payments, paymentsTable, paymentsTable.booking_ref),
  ],
  [entityOf(hotels.path)]: [
    hotelPart(hotelImages, hotelImagesTable, hotelImagesTable.file_name),
    hotelPart(hotelAirports, hotelAirportsTable, hotelAirportsTable.airport_id),
    hotelPart(hotelDescriptions, hotelDescriptionsTable, hotelDescriptionsTable.locale),
    hotelPart(hotelFeatures, hotelFeaturesTable, hotelFeaturesTable.feature_id),
    hotelPart(hotelDmcs, hotelDmcsTable, hotelDmcsTable.dmc_id),
  ],
};

/** A field in the log of an entry that was added, restored or deleted, which has all fields. */
const written = (field: string): SQL<string | null> =>
  sql`coalesce(${log.changes}::jsonb #>> ARRAY[${field}, 'after'], ${log.changes}::jsonb #>> ARRAY[${field}, 'before'])`;

const text = (column: PgColumn): SQL<string> => sql`${column}::text`;

async function partsOfKind(tx: Transaction, kind: PartKind, ownerId: string): Promise<Part[]> {
  const { entity, id, owner, key } = kind;
  const today = await tx
    .select({ id: text(id), value: text(key) })
    .from(key.table)
    .where(eq(text(owner), ownerId));
  const removed = await tx
    .selectDistinct({ id: sql<string>`${log.entity_id}`, value: sql<string>`${written(key.name)}` })
    .from(log)
    .where(
      sql`${log.entity} = ${entity} AND ${log.action} IN ('create', 'restore', 'delete') AND ${written(owner.name)} = ${ownerId}`,
    );
  // Parts that still exist have their current label.
  const rows = new Map([...removed, ...today].map((row) => [row.id, row]));
  return [...rows.values()].map((row) => ({ ...row, entity, field: key.name }));
}

/** The parts of an entry, including removed ones. */
export async function partsOf(tx: Transaction, entity: string, id: string): Promise<Part[]> {
  const found: Part[] = [];
  for (const kind of partKinds[entity] ?? []) found.push(...(await partsOfKind(tx, kind, id)));
  return found;
}

/** Changes of name and birthday of a booking's travellers, from the log of travellers: not the booking's own data, but on its documents. */
export function renamings(tx: Transaction, entity: string, id: string): SQL | undefined {
  if (entity !== entityOf(bookings.path)) return undefined;
  const named = tx
    .select({ id: text(bookingTravellersTable.traveller_id) })
    .from(bookingTravellersTable)
    .where(
      and(
        eq(text(bookingTravellersTable.booking_id), id),
        sql`${bookingTravellersTable.created_at} <= ${log.at}`,
      ),
    );
  const changed = sql`jsonb_exists_any(${log.changes}::jsonb, ARRAY['first_name', 'last_name', 'birthday'])`;
  return and(
    eq(log.entity, entityOf(travellers.path)),
    eq(log.action, 'update'),
    inArray(log.entity_id, named),
    changed,
  );
}
