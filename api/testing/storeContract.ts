import { and, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { PriceBook } from '@itinera/shared/pricing';
import type { Transaction } from '../src/db/database';
import {
  allotmentDaysTable,
  allotmentsTable,
  allottedNightsTable,
  basePricesTable,
  blockedCheckoutsTable,
  boardingSupplementsTable,
  cancellationTermsTable,
  graphPricesTable,
  hotelChargesTable,
  hotelDmcsTable,
  hotelsTable,
  offersTable,
  priceCellsTable,
  pricePeriodsTable,
  specialPricesTable,
  stayLengthsTable,
  stopSalesTable,
  weekdaySupplementsTable,
} from '../src/modules/schema';

const written = [
  boardingSupplementsTable,
  offersTable,
  specialPricesTable,
  stopSalesTable,
  blockedCheckoutsTable,
  cancellationTermsTable,
  weekdaySupplementsTable,
  stayLengthsTable,
  hotelChargesTable,
  graphPricesTable,
  pricePeriodsTable,
  allotmentsTable,
];

/** Without rooms of bookings, which would keep allotments from being deleted. */
async function freeRooms(tx: Transaction, hotelId: string): Promise<void> {
  const ofHotel = tx
    .select({ id: allotmentsTable.id })
    .from(allotmentsTable)
    .where(eq(allotmentsTable.hotel_id, hotelId));
  await tx.delete(allottedNightsTable).where(inArray(allottedNightsTable.allotment_id, ofHotel));
}

/**
 * Replaces the contract of a hotel and a partner directly, as a seed does, without the hooks that follow writes. Every other restriction
 * and charge applies to all partners of the hotel.
 */
export async function storeContract(
  tx: Transaction,
  owner: { hotel_id: string; dmc_id: string },
  book: PriceBook,
): Promise<void> {
  const { hotel_id, dmc_id } = owner;
  const owned = <T extends object>(list: readonly T[]) => list.map((entry) => ({ ...entry, ...owner }));
  const someCommon = <T extends object>(list: readonly T[]) =>
    list.map((entry, index) => ({ ...entry, hotel_id, dmc_id: index % 2 === 0 ? null : dmc_id }));
  const insert = async <T extends PgTable>(table: T, rows: T['$inferInsert'][]) => {
    if (rows.length > 0) await tx.insert(table).values(rows);
  };
  await freeRooms(tx, hotel_id);
  for (const table of written) await tx.delete(table).where(eq(table.hotel_id, hotel_id));
  await tx.update(hotelsTable).set(book.hotel).where(eq(hotelsTable.id, hotel_id));
  await tx
    .update(hotelDmcsTable)
    .set(book.contract)
    .where(and(eq(hotelDmcsTable.hotel_id, hotel_id), eq(hotelDmcsTable.dmc_id, dmc_id)));
  await insert(pricePeriodsTable, owned(book.periods));
  await insert(
    graphPricesTable,
    owned(book.rows).map((row, order) => ({ ...row, order })),
  );
  await insert(priceCellsTable, owned(book.cells));
  await insert(basePricesTable, owned(book.base_prices));
  await insert(boardingSupplementsTable, owned(book.boarding_supplements));
  await insert(offersTable, owned(book.offers));
  await insert(
    specialPricesTable,
    owned(book.special_prices).map((special) => ({ ...special, name: 'Special' })),
  );
  await insert(stopSalesTable, someCommon(book.stop_sales));
  await insert(blockedCheckoutsTable, someCommon(book.blocked_checkouts));
  await insert(cancellationTermsTable, owned(book.cancellation_terms));
  await insert(
    weekdaySupplementsTable,
    owned(book.weekday_supplements).map((supplement) => ({ ...supplement, name: 'Weekend' })),
  );
  await insert(stayLengthsTable, someCommon(book.stay_lengths));
  await insert(hotelChargesTable, someCommon(book.hotel_charges));
  const stock = (book.stock?.allotments ?? []).map((allotment) => ({
    ...allotment,
    hotel_id,
    dmc_id: allotment.dmc_id === null ? null : dmc_id,
    room_type_ids: [...allotment.room_type_ids],
    name: 'Rooms',
  }));
  await insert(
    allotmentsTable,
    stock.map(({ days: _, ...allotment }) => allotment),
  );
  await insert(
    allotmentDaysTable,
    stock.flatMap(({ id, dmc_id: of, days }) =>
      days.map((day) => ({ ...day, id: uuidv7(), allotment_id: id, hotel_id, dmc_id: of })),
    ),
  );
}
