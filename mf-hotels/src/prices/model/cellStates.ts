import type { PriceCell, PriceSource, SpecialPrice, StopSale } from '@itinera/shared/contracts';
import { resolveCell, type BookCell, type ContractPrices } from '@itinera/shared/pricing';
import type { Edits } from '@itinera/shared/sheet';
import { readPrice } from '../amounts/readPrice';
import type { PriceColumn, PriceRow } from './priceRows';
import type { PriceData } from './usePriceData';

/** Saved cells with valid edits applied. */
export function cellsWith(cells: readonly PriceCell[], edits: Edits, currency: string): readonly BookCell[] {
  if (edits.size === 0) return cells;
  const edited = [...edits.values()].flatMap(({ row, column, text }): BookCell[] => {
    const { value } = readPrice(text, currency);
    return value ? [{ id: `${row}/${column}`, graph_price_id: row, period_id: column, ...value }] : [];
  });
  const isEdited = new Set(edited.map(({ id }) => id));
  return [
    ...cells.filter(({ graph_price_id, period_id }) => !isEdited.has(`${graph_price_id}/${period_id}`)),
    ...edited,
  ];
}

/** Source of the price of each cell, with unsaved edits. */
export function sourcesOf({ rows, bases, supplements }: PriceData, cells: readonly BookCell[]) {
  const book: ContractPrices = { rows, cells, base_prices: bases, boarding_supplements: supplements };
  return (row: PriceRow, column: PriceColumn): PriceSource => resolveCell(book, row.graph, column.period);
}

export const amountOf = (source: PriceSource): number | undefined =>
  source.kind === 'missing' ? undefined : source.amount_minor;

/** Whether days of a period have a special price, or are not sold. */
export interface CellMarks {
  isSpecial: boolean;
  isStopped: boolean;
}

const isFor = (wanted: string | number | null, own: string | number): boolean =>
  wanted === null || wanted === own;

const overlaps = (from: string, to: string, { period }: PriceColumn): boolean =>
  from <= period.end_period && to >= period.start_period;

/** Active special prices and stop sales on days of a cell's period. */
export function marksOf(
  { specials, stops }: Pick<PriceData, 'specials' | 'stops'>,
  columns: readonly PriceColumn[],
) {
  const active = {
    specials: specials.filter(({ is_active }) => is_active),
    stops: stops.filter(({ is_active }) => is_active),
  };
  const byColumn = new Map<string, { specials: SpecialPrice[]; stops: StopSale[] }>(
    columns.map((column) => [
      column.id,
      {
        specials: active.specials.filter(({ stay_from, stay_to }) => overlaps(stay_from, stay_to, column)),
        stops: active.stops.filter(({ start_date, end_date }) => overlaps(start_date, end_date, column)),
      },
    ]),
  );
  return ({ graph }: PriceRow, { id }: PriceColumn): CellMarks => {
    const here = byColumn.get(id);
    return {
      isSpecial:
        here?.specials.some(
          ({ room_type_id, boarding_type_id, adult, children }) =>
            isFor(room_type_id, graph.room_type_id) &&
            isFor(boarding_type_id, graph.boarding_type_id) &&
            isFor(adult, graph.adult) &&
            isFor(children, graph.children),
        ) ?? false,
      isStopped:
        here?.stops.some(
          ({ room_type_id, boarding_type_id }) =>
            isFor(room_type_id, graph.room_type_id) && isFor(boarding_type_id, graph.boarding_type_id),
        ) ?? false,
    };
  };
}
