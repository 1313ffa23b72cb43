import { and, eq, sql } from 'drizzle-orm';
import { graphPrices } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { graphPricesTable as table } from './graphPrices.table';
import type { Owner } from './priceOwner';
import { priceWrites } from './priceWrites';

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

/** Completes a new row. */
async function prepare(tx: Transaction, changes: Changes, before: Row | undefined): Promise<Changes> {
  const { hotel_id, dmc_id, order } = changes;
  if (before || order !== undefined || hotel_id === undefined || dmc_id === undefined) return changes;
  return { ...changes, order: await nextOrder(tx, { hotel_id, dmc_id }) };
}

export const graphPriceWrites = priceWrites({ collection: graphPrices, table, prepare });
