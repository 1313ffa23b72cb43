import type { CellChange } from '@itinera/shared/contracts';
import { cellKey, type SheetEdits } from '@itinera/shared/sheet';
import { priceText } from '../amounts/priceText';
import { noPrice } from '../cells/isPriced';
import type { PriceOwner } from '../cells/saveCells';
import { cacheCells, type KnownCell } from './cachedCells';
import { cellIdOf } from './changeOf';
import type { SavedBatch } from './runBatches';
import type { Refusals } from './useEditProblems';

interface EditedGrid {
  owner: PriceOwner;
  currency: string;
  edits: SheetEdits;
}

interface SavedAnswers {
  saved: readonly CellChange[];
  /** Number of unsaved prices: refused, or changed by another user. */
  left: number;
  refusals: Refusals;
}

/** Removes saved edits, and shows the prices of the answers. */
export function applyAnswers(
  done: readonly SavedBatch[],
  { owner, currency, edits }: EditedGrid,
): SavedAnswers {
  const known: KnownCell[] = [];
  const refusals = new Map<string, { text: string; reason: string }>();
  const savedKeys: string[] = [];
  const saved: CellChange[] = [];
  let conflicts = 0;
  for (const { cells, verdicts } of done) {
    for (const [index, cell] of cells.entries()) {
      const { status, id, current, message } = verdicts[index] ?? { status: 'refused' };
      const { price_minor, is_free } = cell;
      const key = cellKey(cellIdOf(cell));
      const text = priceText(cell, currency);
      if (status === 'saved' || status === 'unchanged') {
        known.push({ ...cell, id, value: { price_minor, is_free } });
        if (status === 'saved') saved.push(cell);
        // An edit that was continued meanwhile is now compared with the saved text.
        if (edits.newest().get(key)?.text === text) savedKeys.push(key);
        else edits.keepMine(key, text);
      } else if (status === 'conflict') {
        conflicts += 1;
        known.push({ ...cell, id, value: current ?? noPrice });
      } else refusals.set(key, { text, reason: message ?? 'This price was refused.' });
    }
  }
  cacheCells(owner, known);
  if (savedKeys.length > 0) edits.settle(savedKeys);
  return { saved, left: refusals.size + conflicts, refusals };
}
