import type { CellChange, Hotel } from '@itinera/shared/contracts';
import { namedRow, priceColumns, priceSections } from './priceRows';
import type { PriceData } from './usePriceData';

/** Names of the cells of a grid, and their order: by row, then by period. */
export function placesOf(hotel: Hotel, data: PriceData) {
  const columns = priceColumns(data.periods);
  const rows = priceSections(hotel, data).flatMap((section) => section.rows);
  const places = new Map([...rows, ...columns].map(({ id }, place) => [id, place]));
  const names = new Map(
    [...data.rows.map((row) => namedRow(hotel, row)), ...columns].map(({ id, name }) => [id, name]),
  );
  const placeOf = (id: string): number => places.get(id) ?? 0;
  return {
    /** Such as `Double · 2+1, Half board, 01.05.2027–31.05.2027`. */
    nameOf: ({ graph_price_id, period_id }: CellChange): string =>
      [names.get(graph_price_id), names.get(period_id)].filter(Boolean).join(', '),
    inOrder: (changes: readonly CellChange[]): CellChange[] =>
      changes.toSorted(
        (one, other) =>
          placeOf(one.graph_price_id) - placeOf(other.graph_price_id) ||
          placeOf(one.period_id) - placeOf(other.period_id),
      ),
  };
}
