import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import type { CellValue, priceCells } from '@itinera/shared/contracts';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { graphPricesTable } from './graphPrices.table';
import { lockPriceList } from './lockPriceList';
import { priceCellsTable as table } from './priceCells.table';
import { ownRows, type Owner } from './priceOwner';
import { pricePeriodsTable } from './pricePeriods.table';

type Cell = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

const noSuchEntry = 'There is no such entry. Choose another one.';

/** A free cell has no amount. */
export const asStored = <V extends Partial<CellValue>>(value: V): V =>
  value.is_free ? { ...value, price_minor: 0 } : value;

/** The hotel and the partner of a row, which this writer may price. */
async function ownerOfRow(tx: Transaction, context: WriteContext, rowId: string): Promise<Owner> {
  const { id, hotel_id, dmc_id } = graphPricesTable;
  const [owner] = await tx
    .select({ hotel_id, dmc_id })
    .from(graphPricesTable)
    .where(and(eq(id, rowId), ownRows(graphPricesTable)(context)));
  if (!owner) throw invalid({ graph_price_id: noSuchEntry });
  return owner;
}

async function requirePeriod(tx: Transaction, { hotel_id, dmc_id }: Owner, periodId: string): Promise<void> {
  const { id, hotel_id: hotelId, dmc_id: dmcId } = pricePeriodsTable;
  const [period] = await tx
    .select({ id })
    .from(pricePeriodsTable)
    .where(and(eq(id, periodId), eq(hotelId, hotel_id), eq(dmcId, dmc_id)));
  if (!period) throw invalid({ period_id: noSuchEntry });
}

export async function createCell(
  tx: Transaction,
  input: z.output<typeof priceCells.createInput>,
  context: WriteContext,
): Promise<Cell> {
  const owner = await ownerOfRow(tx, context, input.graph_price_id);
  await lockPriceList(tx, owner);
  await requirePeriod(tx, owner, input.period_id);
  const { is_free = false } = input;
  const [cell] = await tx
    .insert(table)
    .values({ ...asStored({ ...input, is_free }), ...owner, id: uuidv7() })
    .returning();
  if (!cell) throw new Error('The new cell was not answered.');
  return cell;
}

export async function prepareCell(
  _: Transaction,
  changes: Changes,
  before: Cell | undefined,
): Promise<Changes> {
  const { graph_price_id, period_id } = { ...before, ...changes };
  if (before && graph_price_id !== before.graph_price_id)
    throw invalid({ graph_price_id: 'A price stays in its row. Set it in the other row instead.' });
  if (before && period_id !== before.period_id)
    throw invalid({ period_id: 'A price stays in its period. Set it in the other period instead.' });
  return asStored({ ...changes, is_free: changes.is_free ?? before?.is_free ?? false });
}
