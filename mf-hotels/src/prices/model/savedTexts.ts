import type { PriceCell } from '@itinera/shared/contracts';
import { cellKey, type CellId } from '@itinera/shared/sheet';
import { priceText } from '../amounts/priceText';

/** Text of each saved price. */
export function savedTexts(cells: readonly PriceCell[], currency: string) {
  const texts = new Map(
    cells.map((cell) => [
      cellKey({ row: cell.graph_price_id, column: cell.period_id }),
      priceText(cell, currency),
    ]),
  );
  return (cell: CellId): string => texts.get(cellKey(cell)) ?? '';
}
