import { and, eq, sql } from 'drizzle-orm';
import { graphPrices } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { graphPricesTable as table } from './graphPrices.table';
import type { Owner } from './priceOwner';
import { priceWrites } from './priceWrites';
import { requireBands, requireOnlyRow, requireRoomForGuests, type WantedRow } from './rowRules';
import { requireTypesOfHotel } from './typesOfHotel';

type Row = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

/** New rows come last. */
async function nextOrder(tx: Transaction, { hotel_id, dmc_id }: Owner): Promise<number> {
  const [last] = await tx
    .select({ order: sql<number>`coalesce(max(${table.order}), 0)` })
    .from(table)
    .where(and(eq(table.hotel_id, hotel_id), eq(table.dmc_id, dmc_id)));
  return (last?.order ?? 0) + 1;
}

/** The unique key of a row. */
const identity = ['room_type_id', 'boarding_type_id', 'adult', 'children', 'child_bands'] as const;

const isWanted = (row: Partial<WantedRow>): row is WantedRow =>
  identity.every((field) => row[field] !== undefined) && row.hotel_id !== undefined;

/** Clients send back what they have read: an equal value is no change. */
const isChanged = (before: Row | undefined, changes: Changes): boolean =>
  identity.some(
    (field) =>
      Object.hasOwn(changes, field) && JSON.stringify(changes[field]) !== JSON.stringify(before?.[field]),
  );

/** Checks a row where a change concerns the rules: older rows that violate them can otherwise be changed. */
async function checkRow(tx: Transaction, row: Partial<WantedRow>): Promise<void> {
  if (!isWanted(row)) return;
  await requireRoomForGuests(tx, row);
  await requireBands(tx, row);
  await requireOnlyRow(tx, row);
}

async function prepare(tx: Transaction, changes: Changes, before: Row | undefined): Promise<Changes> {
  // No bands and an empty list are the same row.
  const changed = changes.child_bands?.length === 0 ? { ...changes, child_bands: null } : changes;
  const row = { ...before, ...changed };
  if (isChanged(before, changed)) await checkRow(tx, row);
  const isActivated = changed.is_active === true && before?.is_active === false;
  await (isActivated ? requireTypesOfHotel(tx, row) : requireTypesOfHotel(tx, changed, before));
  const { hotel_id, dmc_id, order } = changed;
  if (before || order !== undefined || hotel_id === undefined || dmc_id === undefined) return changed;
  return { ...changed, order: await nextOrder(tx, { hotel_id, dmc_id }) };
}

export const graphPriceWrites = priceWrites({ collection: graphPrices, table, prepare });
