import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { boardingTypesTable } from '../classification/stays.table';
import { priceCellsTable } from './priceCells.table';
import type { PriceTable } from './priceOwner';
import { pricePeriodsTable } from './pricePeriods.table';

type PeriodList = [id: string, dmcId: string, start: string, end: string][];
type CellList = [rowId: string, periodId: string, id: string, price: number, isFree: boolean][];
interface Found {
  periods: PeriodList | null;
  cells: CellList | null;
  orders: Record<string, number> | null;
}

interface Price {
  id: string;
  price_minor: number;
  is_free: boolean;
}

/** What the rows of a hotel are embedded with. */
export interface Grid {
  /** In order of their first day. */
  periodsOf: (dmcId: string) => { id: string; start_period: string; end_period: string }[];
  priceOf: (rowId: string, periodId: string) => Price | null;
  /** Position of a boarding type. */
  orderOf: (boardingTypeId: string) => number;
}

interface Asked {
  /** Without a hotel, rows have no periods: those of all hotels would be too many for one answer. */
  hotel_id?: string | undefined;
  dmc_id?: string | undefined;
}

const ofAsked = (table: PriceTable, { hotel_id, dmc_id }: Asked): SQL | undefined =>
  hotel_id === undefined
    ? sql`false`
    : and(eq(table.hotel_id, hotel_id), dmc_id === undefined ? undefined : eq(table.dmc_id, dmc_id));

/** Reads periods, prices and positions of boardings in one statement, as arrays without field names. */
export async function readGrid(tx: Transaction, asked: Asked): Promise<Grid> {
  const [period, cell, boarding] = [pricePeriodsTable, priceCellsTable, boardingTypesTable];
  const [found] = await tx
    .select({
      periods: sql<Found['periods']>`(
        SELECT json_agg(json_build_array(${period.id}, ${period.dmc_id}, ${period.start_period}, ${period.end_period})
          ORDER BY ${period.start_period}, ${period.id})
        FROM ${period} WHERE ${ofAsked(period, asked)})`,
      cells: sql<Found['cells']>`(
        SELECT json_agg(json_build_array(${cell.graph_price_id}, ${cell.period_id}, ${cell.id}, ${cell.price_minor}, ${cell.is_free}))
        FROM ${cell} WHERE ${ofAsked(cell, asked)})`,
      orders: sql<
        Found['orders']
      >`(SELECT json_object_agg(${boarding.id}, ${boarding.order}) FROM ${boarding})`,
    })
    .from(sql`(SELECT 1) AS asked`);

  const periods = (found?.periods ?? []).map(([id, dmc_id, start_period, end_period]) => ({
    dmc_id,
    shown: { id, start_period, end_period },
  }));
  const prices = new Map(
    (found?.cells ?? []).map(([rowId, periodId, id, price_minor, is_free]) => [
      `${rowId} ${periodId}`,
      { id, price_minor, is_free },
    ]),
  );
  return {
    periodsOf: (dmcId) => periods.filter(({ dmc_id }) => dmc_id === dmcId).map(({ shown }) => shown),
    priceOf: (rowId, periodId) => prices.get(`${rowId} ${periodId}`) ?? null,
    orderOf: (boardingTypeId) => found?.orders?.[boardingTypeId] ?? 0,
  };
}
