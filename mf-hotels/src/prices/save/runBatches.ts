import { mostCells, type CellChange, type CellVerdict } from '@itinera/shared/contracts';
import { isUnanswered, newKey } from '@itinera/shared/data';
import { sendCells, type PriceTarget } from '../cells/saveCells';

/** Cells that are sent together, under one idempotency key until an answer is known. */
export interface CellBatch {
  key: string;
  cells: readonly CellChange[];
}

export interface SavedBatch {
  cells: readonly CellChange[];
  verdicts: readonly CellVerdict[];
}

/** Progress of a save. */
export interface CellsRun {
  done: readonly SavedBatch[];
  /** Batches with an unknown outcome: they are repeated under their keys before anything else is sent. */
  unanswered: readonly CellBatch[];
  failure?: unknown;
}

export const batchesOf = (cells: readonly CellChange[]): CellBatch[] =>
  Array.from({ length: Math.ceil(cells.length / mostCells) }, (_, index) => ({
    key: newKey(),
    cells: cells.slice(index * mostCells, (index + 1) * mostCells),
  }));

/** Sends batches one after the other until one fails. Never rejects. */
export async function runBatches(target: PriceTarget, batches: readonly CellBatch[]): Promise<CellsRun> {
  const done: SavedBatch[] = [];
  for (const batch of batches) {
    try {
      // Sequential, because an answer decides whether the next batch is sent.
      // oxlint-disable-next-line no-await-in-loop
      done.push({ cells: batch.cells, verdicts: await sendCells(target, batch.cells, batch.key) });
    } catch (failure) {
      return { done, unanswered: isUnanswered(failure) ? [batch] : [], failure };
    }
  }
  return { done, unanswered: [] };
}
