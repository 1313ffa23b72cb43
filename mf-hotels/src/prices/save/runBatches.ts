import { mostCells, type CellChange, type CellVerdict } from '@itinera/shared/contracts';
import { isUnanswered, newKey } from '@itinera/shared/data';
import { sendCells, type PriceOwner } from '../cells/saveCells';

/** Cells that are sent together, under one idempotency key until an answer is known. */
export interface CellBatch {
  key: string;
  cells: readonly CellChange[];
}

export interface SavedBatch {
  cells: readonly CellChange[];
  verdicts: readonly CellVerdict[];
}

/** How far a save has come. */
export interface CellsRun {
  done: readonly SavedBatch[];
  /** Batches without a known outcome: they are repeated under their keys before anything else is sent. */
  unanswered: readonly CellBatch[];
  failure?: unknown;
}

export const batchesOf = (cells: readonly CellChange[]): CellBatch[] =>
  Array.from({ length: Math.ceil(cells.length / mostCells) }, (_, index) => ({
    key: newKey(),
    cells: cells.slice(index * mostCells, (index + 1) * mostCells),
  }));

/** Sends batches one after the other, and ends at the first that fails. Never rejects. */
export async function runBatches(owner: PriceOwner, batches: readonly CellBatch[]): Promise<CellsRun> {
  const done: SavedBatch[] = [];
  for (const batch of batches) {
    try {
      // One after the other: an answer says whether the next one makes sense.
      // oxlint-disable-next-line no-await-in-loop
      done.push({ cells: batch.cells, verdicts: await sendCells(owner, batch.cells, batch.key) });
    } catch (failure) {
      return { done, unanswered: isUnanswered(failure) ? [batch] : [], failure };
    }
  }
  return { done, unanswered: [] };
}
