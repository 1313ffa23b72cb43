import { graphPrices, type GraphPrice } from '@itinera/shared/contracts';
import type { Write } from '@itinera/shared/data';
import type { PriceRow } from '../model/priceRows';

const putOrder = ({ id }: GraphPrice, order: number, if_match?: string) => ({
  operation: { method: 'PUT' as const, path: `${graphPrices.path}/${id}`, body: { order }, if_match },
  optimistic: (listed: { id: string }) => ({ ...listed, order }),
});

/**
 * Writes that move a row up (-1) or down (1) among the ordered rows of its room. Only rows with a changed order are written: usually two,
 * more if several had the same.
 */
export function moveRow(rows: readonly PriceRow[], row: PriceRow, by: 1 | -1): Write[] {
  const own = rows.filter(
    ({ graph }) =>
      graph.boarding_type_id === row.graph.boarding_type_id && graph.room_type_id === row.graph.room_type_id,
  );
  const from = own.findIndex(({ id }) => id === row.id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= own.length) return [];
  const next = own.toSpliced(from, 1).toSpliced(to, 0, row);
  const least = Math.min(...own.map(({ graph }) => graph.order));
  // Redistributes the rows' order numbers if they differ, because rows of other rooms have numbers in between.
  const orders = own.map(({ graph }) => graph.order).toSorted((one, other) => one - other);
  const areDistinct = new Set(orders).size === orders.length;
  return next.flatMap(({ graph, name }, place) => {
    const order = areDistinct ? (orders[place] ?? 0) : least + place;
    if (order === graph.order) return [];
    return [
      {
        id: graph.id,
        name,
        ...putOrder(graph, order),
        inverse: ({ etag }) => putOrder(graph, graph.order, etag),
      },
    ];
  });
}
