import { highestAmount, type CellChange, type GraphPrice, type PriceCell } from '@itinera/shared/contracts';
import { changedBy } from '@itinera/shared/pricing';
import type { Formula } from '../amounts/formula';

/** Which prices; null means all. */
export interface Scope {
  boarding_type_id: string | null;
  room_type_id: string | null;
  period_id: string | null;
}

const isIn = (wanted: string | null, id: string | undefined): boolean => wanted === null || wanted === id;

/**
 * Applies a formula to the prices of a scope, and rounds the results to multiples of `unit` minor units. Free and derived prices are not
 * changed; `tooLow` and `tooHigh` count results that are not prices.
 */
export function raisedCells(
  cells: readonly PriceCell[],
  rows: readonly GraphPrice[],
  scope: Scope,
  formula: Formula,
  unit: number,
): { changes: CellChange[]; tooLow: number; tooHigh: number } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const all = cells.flatMap(({ graph_price_id, period_id, price_minor, is_free }): CellChange[] => {
    const row = byId.get(graph_price_id);
    const isWanted =
      price_minor > 0 &&
      !is_free &&
      row !== undefined &&
      isIn(scope.boarding_type_id, row.boarding_type_id) &&
      isIn(scope.room_type_id, row.room_type_id) &&
      isIn(scope.period_id, period_id);
    if (!isWanted) return [];
    const was = { price_minor, is_free };
    const changed = changedBy(formula.of(price_minor), 0, unit);
    return [{ graph_price_id, period_id, price_minor: changed, is_free, was }];
  });
  return {
    changes: all.filter(
      ({ price_minor, was }) =>
        price_minor > 0 && price_minor <= highestAmount && price_minor !== was.price_minor,
    ),
    tooLow: all.filter(({ price_minor }) => price_minor <= 0).length,
    tooHigh: all.filter(({ price_minor }) => price_minor > highestAmount).length,
  };
}
