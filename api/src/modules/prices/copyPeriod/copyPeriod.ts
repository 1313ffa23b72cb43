import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import {
  basePrices,
  boardingSupplements,
  highestAmount,
  priceCells,
  pricePeriods,
  type PeriodCopy,
  type PricePeriod,
} from '@itinera/shared/contracts';
import { changedBy } from '@itinera/shared/pricing';
import { recordChanges } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { insertMany } from '../../../db/insertMany';
import { invalid, notFound } from '../../../http/problem';
import { entityTag, requireMatch } from '../../../rest/entries/entityTag';
import { entityOf, type Written } from '../../../rest/write/operations';
import { basePricesTable } from '../basePrices.table';
import { boardingSupplementsTable } from '../boardingSupplements.table';
import { priceCellsTable } from '../priceCells.table';
import { ownRows } from '../priceOwner';
import { pricePeriodsTable as table } from '../pricePeriods.table';
import { preparePeriod } from '../pricePeriods.writes';
import { priceWrites } from '../priceWrites';

const writes = priceWrites({ collection: pricePeriods, table, prepare: preparePeriod });

/** A table of a period's entries, and their columns with amounts. */
interface Part {
  path: string;
  table: PgTable & { period_id: PgColumn };
  amounts: readonly string[];
  /** Whether an entry without an amount is meaningful; a price of 0 is not. */
  keepsZero: boolean;
}

export const parts: readonly Part[] = [
  { path: priceCells.path, table: priceCellsTable, amounts: ['price_minor'], keepsZero: false },
  { path: basePrices.path, table: basePricesTable, amounts: ['price_minor'], keepsZero: false },
  {
    path: boardingSupplements.path,
    table: boardingSupplementsTable,
    amounts: ['adult_minor', 'child_minor'],
    keepsZero: true,
  },
];

async function copyPart(
  tx: Transaction,
  context: WriteContext,
  { path, table: from, amounts, keepsZero }: Part,
  { id, made, change }: { id: string; made: PricePeriod; change: Pick<PeriodCopy, 'change_bp' | 'round_to'> },
): Promise<void> {
  const { created_at, updated_at } = made;
  const rows: Record<string, unknown>[] = await tx.select().from(from).where(eq(from.period_id, id));
  const copies = rows
    .map((row) => {
      const changed = amounts.map((column): [string, number] => [
        column,
        changedBy(Number(row[column]), change.change_bp, change.round_to),
      ]);
      return {
        ...row,
        ...Object.fromEntries(changed),
        // What became 0 is as the percentage says.
        ...(keepsZero && { is_free: changed.some(([, minor]) => minor === 0) }),
        id: uuidv7(),
        period_id: made.id,
        created_at,
        updated_at,
      };
    })
    .filter(
      (row: Record<string, unknown>) =>
        keepsZero || row['is_free'] === true || amounts.some((column) => row[column] !== 0),
    );
  if (
    copies.some((row: Record<string, unknown>) =>
      amounts.some((column) => Number(row[column]) > highestAmount),
    )
  )
    throw invalid({ change_bp: 'A price would be more than a price can be. Enter a lower percentage.' });
  if (copies.length === 0) return;
  await insertMany(tx, from, copies);
  await recordChanges(
    tx,
    context,
    copies.map((after) => ({
      entity: entityOf(path),
      entity_id: after.id,
      action: 'create',
      before: null,
      after,
    })),
  );
}

/** Creates a period with the terms and all prices of another one, changed by a percentage and rounded. */
export async function copyPeriod(
  tx: Transaction,
  context: WriteContext,
  id: string,
  { change_bp, round_to, ...days }: PeriodCopy,
): Promise<Written<PricePeriod>> {
  await writes.lockFirst?.(tx, context, id);
  const [period] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), ownRows(table)(context)))
    .for('update');
  if (!period) throw notFound();
  requireMatch(context, entityTag(period), period);
  const { hotel_id, dmc_id, min_nights, max_nights, release_days } = period;
  const made = await writes.create(
    tx,
    { hotel_id, dmc_id, min_nights, max_nights, release_days, ...days },
    context,
  );
  await recordChanges(tx, context, [
    { entity: entityOf(pricePeriods.path), entity_id: made.id, action: 'create', before: null, after: made },
  ]);
  // Sequential: they share a connection.
  for (const part of parts) await copyPart(tx, context, part, { id, made, change: { change_bp, round_to } });
  return { result: made, etag: entityTag(made) };
}
