import { highestAmount, type PriceSource } from '@itinera/shared/contracts';
import type { CellPlace } from '@itinera/shared/grid';
import { shownPrice } from './cellView';
import type { Formula } from '../amounts/formula';
import { priceText } from '../amounts/priceText';
import { amountOf } from '../model/cellStates';

interface Calculated {
  cells: (CellPlace & { text: string })[];
  /** Cells without a price to start from, or whose result is not a price. */
  skipped: number;
}

/**
 * Applies a formula to cells, row by row from the left, so that `=prev` propagates a price. In a range, `+5%` changes only cells with
 * their own price: derived ones follow their source.
 */
export function calculate(
  formula: Formula,
  places: readonly CellPlace[],
  sourceAt: (place: CellPlace) => PriceSource | undefined,
  currency: string,
): Calculated {
  const results = new Map<string, number>();
  const keyOf = ({ row, column }: CellPlace) => `${row}/${column}`;
  const own = (place: CellPlace): number | undefined => {
    const source = sourceAt(place);
    if (!source || (source.kind !== 'explicit' && places.length > 1)) return undefined;
    return amountOf(source);
  };
  const previous = ({ row, column }: CellPlace): number | undefined => {
    const place = { row, column: column - 1 };
    const source = sourceAt(place);
    return results.get(keyOf(place)) ?? (source && amountOf(source));
  };
  const cells: Calculated['cells'] = [];
  for (const place of places) {
    const from = formula.fromPrevious ? previous(place) : own(place);
    const to = from === undefined || from === 0 ? 0 : formula.of(from);
    if (to > 0) {
      // More than the highest price is refused in its cell, and not propagated.
      results.set(keyOf(place), to > highestAmount ? 0 : to);
      cells.push({ ...place, text: priceText({ price_minor: to, is_free: false }, currency) });
    }
  }
  return { cells, skipped: places.length - cells.length };
}

/** Calculation of a derived price, such as `110,00 = 55,00 × 2`. Undefined for own prices. */
export function explained(source: PriceSource, currency: string): string | undefined {
  const shown = (minor: number) => priceText({ price_minor: minor, is_free: false }, currency) || '0';
  if (source.kind === 'derived')
    return `${shown(source.amount_minor)} = ${shown(source.base_minor)} × ${source.coefficient_bp / 10_000}`;
  if (source.kind !== 'supplement') return undefined;
  const { from, adult_minor, child_minor } = source;
  const perGuest = [
    `${shown(adult_minor)} per adult`,
    ...(child_minor ? [`${shown(child_minor)} per child`] : []),
  ];
  return `${shown(source.amount_minor)} = ${shownPrice(from, currency)} + ${perGuest.join(' + ')}`;
}
