import { isUnanswered, newKey } from '@itinera/shared/data';

/** Cells that are sent together, under one idempotency key until an answer is known. */
export interface CellBatch<C> {
  key: string;
  cells: readonly C[];
}

export interface SavedBatch<C, V> {
  cells: readonly C[];
  verdicts: readonly V[];
}

/** Progress of a save. */
export interface CellsRun<C, V> {
  done: readonly SavedBatch<C, V>[];
  /** Batches with an unknown outcome: they are repeated under their keys before anything else is sent. */
  unanswered: readonly CellBatch<C>[];
  failure?: unknown;
}

export const batchesOf = <C>(cells: readonly C[], most: number): CellBatch<C>[] =>
  Array.from({ length: Math.ceil(cells.length / most) }, (_, index) => ({
    key: newKey(),
    cells: cells.slice(index * most, (index + 1) * most),
  }));

/** Sends batches one after the other until one fails. Never rejects. */
export async function runBatches<C, V>(
  send: (cells: readonly C[], key: string) => Promise<V[]>,
  batches: readonly CellBatch<C>[],
): Promise<CellsRun<C, V>> {
  const done: SavedBatch<C, V>[] = [];
  for (const batch of batches) {
    try {
      // Sequential, because an answer decides whether the next batch is sent.
      // oxlint-disable-next-line no-await-in-loop
      done.push({ cells: batch.cells, verdicts: await send(batch.cells, batch.key) });
    } catch (failure) {
      return { done, unanswered: isUnanswered(failure) ? [batch] : [], failure };
    }
  }
  return { done, unanswered: [] };
}
