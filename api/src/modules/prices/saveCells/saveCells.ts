import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { priceCells, type CellVerdict, type SaveCellsInput } from '@itinera/shared/contracts';
import type { ChangedEntry } from '../../../audit/changedEntry';
import { recordChanges } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { entityOf } from '../../../rest/write/operations';
import { refuseOtherCurrency } from '../currencyOfList';
import { graphPricesTable } from '../graphPrices.table';
import { readGrid } from '../grid';
import { lockPriceList } from '../lockPriceList';
import { asStored } from '../priceCells.writes';
import { priceCellsTable as table } from '../priceCells.table';
import { requireOwner, type Owner } from '../priceOwner';
import { judgeCells, type JudgedCell, type KnownCells } from './judgeCells';

type Cell = typeof table.$inferSelect;

const keyOf = ({ graph_price_id, period_id }: Pick<Cell, 'graph_price_id' | 'period_id'>): string =>
  `${graph_price_id} ${period_id}`;

async function readKnown(tx: Transaction, owner: Owner): Promise<KnownCells> {
  const rows = await tx
    .select({ id: graphPricesTable.id })
    .from(graphPricesTable)
    .where(and(eq(graphPricesTable.hotel_id, owner.hotel_id), eq(graphPricesTable.dmc_id, owner.dmc_id)));
  const grid = await readGrid(tx, owner);
  const rowIds = new Set(rows.map(({ id }) => id));
  const periodIds = new Set(grid.periodsOf(owner.dmc_id).map(({ id }) => id));
  return {
    hasRow: (id) => rowIds.has(id),
    hasPeriod: (id) => periodIds.has(id),
    priceOf: grid.priceOf,
  };
}

/** One statement with one JSON parameter, because the number of parameters is limited. */
async function upsert(tx: Transaction, owner: Owner, judged: readonly JudgedCell[]): Promise<Cell[]> {
  const wanted = judged.map(({ change, verdict }) => {
    const { graph_price_id, period_id, price_minor, is_free } = asStored(change);
    return { id: verdict.id ?? uuidv7(), graph_price_id, period_id, price_minor, is_free };
  });
  return tx
    .insert(table)
    .select(
      sql`SELECT id, ${owner.hotel_id}::uuid, ${owner.dmc_id}::uuid, graph_price_id, period_id, price_minor, is_free, now(), now()
        FROM json_to_recordset(${JSON.stringify(wanted)}::json)
          AS wanted(id uuid, graph_price_id uuid, period_id uuid, price_minor bigint, is_free boolean)`,
    )
    .onConflictDoUpdate({
      target: [table.graph_price_id, table.period_id],
      set: {
        price_minor: sql`excluded.price_minor`,
        is_free: sql`excluded.is_free`,
        updated_at: sql`now()`,
      },
    })
    .returning();
}

/** The previous value is the one that was seen: any other is a conflict. */
function changesOf(changed: readonly Cell[], judged: readonly JudgedCell[]): ChangedEntry[] {
  const was = new Map(
    judged.flatMap(({ change, verdict }) => (verdict.id ? [[verdict.id, change.was]] : [])),
  );
  return changed.map((after) => {
    const before = was.get(after.id);
    return {
      entity: entityOf(priceCells.path),
      entity_id: after.id,
      action: before ? 'update' : 'create',
      before: before ? { ...after, ...asStored(before) } : null,
      after,
    };
  });
}

/** Saves valid cells, each with a row in the audit log, and returns the outcome of the rest. */
export async function saveCells(
  tx: Transaction,
  context: WriteContext,
  { cells, currency, ...owner }: SaveCellsInput,
): Promise<CellVerdict[]> {
  await requireOwner(tx, context, owner);
  await lockPriceList(tx, owner);
  await refuseOtherCurrency(tx, owner, currency);
  const judged = judgeCells(cells, await readKnown(tx, owner));
  const toSave = judged.filter(({ verdict }) => verdict.status === 'saved');
  if (toSave.length === 0) return judged.map(({ verdict }) => verdict);
  const changed = await upsert(tx, owner, toSave);
  await recordChanges(tx, context, changesOf(changed, toSave));
  const ids = new Map(changed.map((cell) => [keyOf(cell), cell.id]));
  return judged.map(({ change, verdict }) =>
    verdict.status === 'saved' ? { ...verdict, id: ids.get(keyOf(change)) ?? verdict.id } : verdict,
  );
}
