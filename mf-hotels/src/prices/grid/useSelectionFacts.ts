import type { PriceSource } from '@itinera/shared/contracts';
import type { Range } from '@itinera/shared/sheet';
import { useMemo } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { placesIn } from './places';
import { selectionFacts } from './selectionFacts';
import type { ShownRows } from './useShownRows';

/** Sum, average and minimum of the selected cells; empty for a single one. */
export function useSelectionFacts(
  { top, left, bottom, right }: Range,
  { rows, columns }: Pick<ShownRows, 'rows' | 'columns'>,
  sourceOf: (row: PriceRow, column: PriceColumn) => PriceSource,
  currency: string,
): string {
  return useMemo(() => {
    const sources = placesIn({ top, left, bottom, right }).map(({ row, column }) => {
      const [own, period] = [rows[row], columns[column]];
      return own && period && sourceOf(own, period);
    });
    return selectionFacts(sources, currency);
  }, [top, left, bottom, right, rows, columns, sourceOf, currency]);
}
