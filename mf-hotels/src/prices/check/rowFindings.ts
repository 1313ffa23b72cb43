import type { PriceSource } from '@itinera/shared/contracts';
import { shownAmount } from '../amounts/priceText';
import { amountOf } from '../model/cellStates';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { isOutlier, usualOf } from '../paste/outliers';
import type { Finding } from './finding';

/** The grid as it is checked. */
export interface CheckedGrid {
  rows: readonly PriceRow[];
  /** Periods that have not ended. */
  columns: readonly PriceColumn[];
  sourceOf: (row: PriceRow, column: PriceColumn) => PriceSource;
  currency: string;
}

const cell = (row: PriceRow, column: PriceColumn, text: string): Finding => ({
  text: `${row.name}, ${column.name}${text}`,
  presets: { row: row.id, period_id: column.id },
});

const inRow = (row: PriceRow): Finding => ({ text: row.name, dialog: 'row', presets: { row: row.id } });

const active = ({ rows }: CheckedGrid) => rows.filter(({ graph }) => graph.is_active);

const missingIn = ({ columns, sourceOf }: CheckedGrid, row: PriceRow): PriceColumn[] =>
  columns.filter((column) => sourceOf(row, column).kind === 'missing');

/** Active rows without any price. They are fixed at their first cell. */
export const unpriced = (grid: CheckedGrid): Finding[] =>
  active(grid).flatMap((row) => {
    const [first] = grid.columns;
    const isUnpriced = first !== undefined && missingIn(grid, row).length === grid.columns.length;
    return isUnpriced ? [{ text: row.name, presets: { row: row.id, period_id: first.id } }] : [];
  });

/** Periods in which an active row has no price, although it has one in others. */
export const missing = (grid: CheckedGrid): Finding[] =>
  active(grid).flatMap((row) => {
    const without = missingIn(grid, row);
    return without.length === grid.columns.length ? [] : without.map((column) => cell(row, column, ''));
  });

/** Prices far from the others of their row, by the rule of pastes. */
export const outliers = (grid: CheckedGrid): Finding[] =>
  active(grid).flatMap((row) => {
    const amounts = grid.columns.map((column) => amountOf(grid.sourceOf(row, column)));
    const usual = usualOf(amounts);
    if (usual === undefined) return [];
    return grid.columns.flatMap((column, at) => {
      const amount = amounts[at] ?? 0;
      if (amount === 0 || !isOutlier(amount, usual)) return [];
      const [shown, ordinary] = [amount, Math.round(usual)].map((minor) => shownAmount(minor, grid.currency));
      return [cell(row, column, `: ${shown}, usually about ${ordinary}`)];
    });
  });

const kindOf = ({ graph }: PriceRow): string =>
  [graph.room_type_id, graph.boarding_type_id, graph.adult, graph.children, graph.child_bands?.join()].join(
    ' ',
  );

/** Rows with the same room, boarding and guests as an earlier one. */
export function duplicates({ rows }: CheckedGrid): Finding[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const kind = kindOf(row);
    if (seen.has(kind)) return [inRow(row)];
    seen.add(kind);
    return [];
  });
}

/** Rows without adults, which are never sold. */
export const withoutAdults = ({ rows }: CheckedGrid): Finding[] =>
  rows.flatMap((row) => (row.graph.adult === 0 ? [inRow(row)] : []));
