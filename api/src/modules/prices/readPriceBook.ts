import { and, eq, isNull, or } from 'drizzle-orm';
import type { PriceBook } from '@itinera/shared/pricing';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { findEntry } from '../../rest/read/findEntry';
import { allotmentDaysTable } from '../allotments/allotmentDays.table';
import { allotmentsTable } from '../allotments/allotments.table';
import { readStock, type AskedNights } from '../allotments/readStock';
import { hotelDmcsTable } from '../hotels/hotelDmcs.table';
import { removedCurrency } from '../hotels/keepCurrency';
import { hotelsTable } from '../hotels/hotels.table';
import { readSettings } from '../settings/readSettings';
import { basePricesTable } from './basePrices.table';
import { blockedCheckoutsTable } from './blockedCheckouts.table';
import { boardingSupplementsTable } from './boardingSupplements.table';
import { cancellationTermsTable } from './cancellationTerms.table';
import { graphPricesTable } from './graphPrices.table';
import { hotelChargesTable } from './hotelCharges.table';
import { offersTable } from './offers.table';
import { priceCellsTable } from './priceCells.table';
import type { Owner, PriceTable } from './priceOwner';
import { pricePeriodsTable } from './pricePeriods.table';
import { specialPricesTable } from './specialPrices.table';
import { stayLengthsTable } from './stayLengths.table';
import { stopSalesTable } from './stopSales.table';
import { weekdaySupplementsTable } from './weekdaySupplements.table';

/** The tables of a price book, of which a partner sees its own rows. */
export const priceTables = [
  hotelDmcsTable,
  pricePeriodsTable,
  graphPricesTable,
  priceCellsTable,
  basePricesTable,
  boardingSupplementsTable,
  offersTable,
  specialPricesTable,
  stopSalesTable,
  blockedCheckoutsTable,
  cancellationTermsTable,
  weekdaySupplementsTable,
  stayLengthsTable,
  hotelChargesTable,
];

/** The tables of the stock of a price book, which are read in one statement. */
export const stockTables = [allotmentsTable, allotmentDaysTable];

/**
 * Everything that the prices of a hotel and a partner depend on, in one statement per table; with `nights`, what is left of its rooms as
 * well.
 */
export async function readPriceBook(
  tx: Transaction,
  actor: Actor,
  owner: Owner,
  nights?: AskedNights,
): Promise<PriceBook> {
  // Row-level security hides hotels that a partner does not offer.
  const hotel = await findEntry(tx, hotelsTable, { id: owner.hotel_id, actor, where: undefined });
  const ofOwner = (table: PriceTable) =>
    and(eq(table.hotel_id, owner.hotel_id), eq(table.dmc_id, owner.dmc_id));
  const ofOwnerOrAll = (table: PriceTable) =>
    and(eq(table.hotel_id, owner.hotel_id), or(eq(table.dmc_id, owner.dmc_id), isNull(table.dmc_id)));
  const [link] = await tx.select().from(hotelDmcsTable).where(ofOwner(hotelDmcsTable));
  const { forEverybody, forStaff } = await readSettings(tx, actor);
  return {
    hotel,
    currency: link?.currency ?? (await removedCurrency(tx, owner)) ?? 'EUR',
    contract: link ?? { is_active: false, contract_from: null, contract_to: null },
    settings: forEverybody,
    periods: await tx.select().from(pricePeriodsTable).where(ofOwner(pricePeriodsTable)),
    rows: await tx.select().from(graphPricesTable).where(ofOwner(graphPricesTable)),
    cells: await tx.select().from(priceCellsTable).where(ofOwner(priceCellsTable)),
    base_prices: await tx.select().from(basePricesTable).where(ofOwner(basePricesTable)),
    boarding_supplements: await tx
      .select()
      .from(boardingSupplementsTable)
      .where(ofOwner(boardingSupplementsTable)),
    offers: await tx.select().from(offersTable).where(ofOwner(offersTable)),
    special_prices: await tx.select().from(specialPricesTable).where(ofOwner(specialPricesTable)),
    stop_sales: await tx.select().from(stopSalesTable).where(ofOwnerOrAll(stopSalesTable)),
    blocked_checkouts: await tx
      .select()
      .from(blockedCheckoutsTable)
      .where(ofOwnerOrAll(blockedCheckoutsTable)),
    cancellation_terms: await tx.select().from(cancellationTermsTable).where(ofOwner(cancellationTermsTable)),
    weekday_supplements: await tx
      .select()
      .from(weekdaySupplementsTable)
      .where(ofOwner(weekdaySupplementsTable)),
    stay_lengths: await tx.select().from(stayLengthsTable).where(ofOwnerOrAll(stayLengthsTable)),
    hotel_charges: await tx.select().from(hotelChargesTable).where(ofOwnerOrAll(hotelChargesTable)),
    ...(nights && { stock: await readStock(tx, owner, nights) }),
    ...(forStaff && { sale: { markup_bp: link?.markup_bp ?? null, settings: forStaff } }),
  };
}
