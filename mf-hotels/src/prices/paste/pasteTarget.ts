import type { PriceSource } from '@itinera/shared/contracts';
import type { CellPlace } from '@itinera/shared/grid';
import type { SheetEdits } from '@itinera/shared/sheet';
import { placesOf } from '../grid/places';
import { amountOf } from '../model/cellStates';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import type { PasteTarget } from './verdict';

export interface TargetParts {
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  currency: string;
  edits: SheetEdits;
  sourceOf: (row: PriceRow, column: PriceColumn) => PriceSource;
}

/** The grid that a paste or a file is compared with: current prices, including unsaved ones. */
export function pasteTarget({ rows, columns, currency, edits, sourceOf }: TargetParts): PasteTarget {
  const { at, idAt, nameAt } = placesOf(rows, columns);
  const amountAt = (place: CellPlace) => {
    const found = at(place);
    return found && amountOf(sourceOf(found.row, found.column));
  };
  return {
    currency,
    idAt,
    nameAt,
    textAt: (place) => {
      const cell = idAt(place);
      return cell ? edits.textOf(cell) : '';
    },
    derivedAt: amountAt,
    amountsIn: (row) => columns.map((_, column) => amountAt({ row, column })),
  };
}
