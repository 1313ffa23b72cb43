import {
  priceCells,
  type CellChange,
  type CellValue,
  type ListAnswer,
  type PriceCell,
} from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import type { PriceOwner } from '../cells/saveCells';

type CellPlace = Pick<CellChange, 'graph_price_id' | 'period_id'>;

/** Current content of a cell, from an answer. */
export interface KnownCell extends CellPlace {
  id: string | undefined;
  value: CellValue;
}

const keyOf = ({ graph_price_id, period_id }: CellPlace): string => `${graph_price_id}/${period_id}`;

/** Writes answers into the cached list, so that the grid shows them before it is read again. */
export function cacheCells(query: PriceOwner, known: readonly KnownCell[]): void {
  queryClient.setQueryData<ListAnswer<PriceCell>>([priceCells.path, 'list', query], (list) => {
    if (!list) return list;
    const news = new Map(known.map((cell) => [keyOf(cell), cell]));
    const kept = list.result.map((cell) => {
      const now = news.get(keyOf(cell));
      news.delete(keyOf(cell));
      return now ? { ...cell, ...now.value } : cell;
    });
    const at = new Date().toISOString();
    const added = [...news.values()].map(({ id, graph_price_id, period_id, value }) => ({
      id: id ?? keyOf({ graph_price_id, period_id }),
      graph_price_id,
      period_id,
      ...value,
      created_at: at,
      updated_at: at,
    }));
    return { ...list, result: [...kept, ...added], total: list.total + added.length };
  });
}
