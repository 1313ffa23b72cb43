import {
  highestAmount,
  type CellChange,
  type GraphPrice,
  type Hotel,
  type PriceCell,
  type PricePeriod,
} from '@itinera/shared/contracts';
import { shareOf, wholeBp } from '@itinera/shared/pricing';
import { isPriced, noPrice } from '../cells/isPriced';
import { kindOfRow } from './counterparts';

/** Prices of a hotel and a partner. */
export interface PricesOf {
  hotel: Pick<Hotel, 'child_age_limits'>;
  rows: readonly GraphPrice[];
  periods: readonly PricePeriod[];
  cells: readonly PriceCell[];
}

interface HowToCopy {
  /** Id of the target period of a source period. */
  periodTo: (period: PricePeriod) => string | undefined;
  changeBp: number;
  /** Whether existing explicit prices are replaced. */
  overwrites: boolean;
}

/** Changes and counts of a copy. */
export interface Copied {
  changes: CellChange[];
  /** Already equal. */
  equal: number;
  /** Existing, and not to be replaced. */
  kept: number;
  /** Would be rounded to 0. */
  tooLow: number;
  /** Would exceed the highest price. */
  tooHigh: number;
  /** Without a target row or period. */
  unmatched: number;
  rowsWithout: GraphPrice[];
  periodsWithout: PricePeriod[];
}

/** Copies explicit prices of a hotel and partner to the cells with the same room, boarding and guests of another, or of the same. */
export function copiedCells(
  from: PricesOf,
  to: PricesOf,
  { periodTo, changeBp, overwrites }: HowToCopy,
): Copied {
  const rowsTo = new Map(to.rows.map((row) => [kindOfRow(to.hotel, row), row.id]));
  const rowTo = new Map(from.rows.map((row) => [row.id, rowsTo.get(kindOfRow(from.hotel, row))]));
  const periods = new Map(from.periods.map((period) => [period.id, periodTo(period)]));
  const there = new Map(to.cells.map((cell) => [`${cell.graph_price_id} ${cell.period_id}`, cell]));
  const copied: Copied = {
    changes: [],
    equal: 0,
    kept: 0,
    tooLow: 0,
    tooHigh: 0,
    unmatched: 0,
    rowsWithout: [],
    periodsWithout: [],
  };
  const without = new Set<string>();
  for (const cell of from.cells) {
    if (!isPriced(cell)) continue;
    const [graph_price_id, period_id] = [rowTo.get(cell.graph_price_id), periods.get(cell.period_id)];
    if (graph_price_id === undefined || period_id === undefined) {
      copied.unmatched += 1;
      if (graph_price_id === undefined) without.add(cell.graph_price_id);
      if (period_id === undefined) without.add(cell.period_id);
      continue;
    }
    const { is_free } = cell;
    const price_minor = shareOf(cell.price_minor, wholeBp + changeBp);
    const { price_minor: before, is_free: wasFree } = there.get(`${graph_price_id} ${period_id}`) ?? noPrice;
    const was = { price_minor: before, is_free: wasFree };
    if (!isPriced({ price_minor, is_free })) copied.tooLow += 1;
    else if (price_minor > highestAmount) copied.tooHigh += 1;
    else if (price_minor === before && is_free === wasFree) copied.equal += 1;
    else if (isPriced(was) && !overwrites) copied.kept += 1;
    else copied.changes.push({ graph_price_id, period_id, price_minor, is_free, was });
  }
  copied.rowsWithout = from.rows.filter(({ id }) => without.has(id));
  copied.periodsWithout = from.periods.filter(({ id }) => without.has(id));
  return copied;
}
