import { cellKey, type SheetEdits } from '@itinera/shared/sheet';
import type { SavedBatch } from './runBatches';
import type { Judged, SavedKind, SaveVerdict } from './savedKind';
import type { Refusals } from './useEditProblems';

interface SavedAnswers<C> {
  saved: readonly C[];
  /** Number of unsaved cells: refused, or changed by another user. */
  left: number;
  refusals: Refusals;
}

/** Removes saved edits, and shows the content of the answers. */
export function applyAnswers<C, V extends SaveVerdict>(
  done: readonly SavedBatch<C, V>[],
  { noun, cellIdOf, textOf, show }: SavedKind<C, V>,
  edits: SheetEdits,
): SavedAnswers<C> {
  const known: Judged<C, V>[] = [];
  const refusals = new Map<string, { text: string; reason: string }>();
  const savedKeys: string[] = [];
  const saved: C[] = [];
  let conflicts = 0;
  for (const { cells, verdicts } of done) {
    for (const [index, cell] of cells.entries()) {
      const verdict = verdicts[index];
      const key = cellKey(cellIdOf(cell));
      const text = textOf(cell);
      if (verdict?.status === 'saved' || verdict?.status === 'unchanged') {
        known.push({ cell, verdict });
        if (verdict.status === 'saved') saved.push(cell);
        // An edit that was continued meanwhile is now compared with the saved text.
        if (edits.newest().get(key)?.text === text) savedKeys.push(key);
        else edits.keepMine(key, text);
      } else if (verdict?.status === 'conflict') {
        conflicts += 1;
        known.push({ cell, verdict });
      } else refusals.set(key, { text, reason: verdict?.message ?? `This ${noun} was refused.` });
    }
  }
  show(known);
  if (savedKeys.length > 0) edits.settle(savedKeys);
  return { saved, left: refusals.size + conflicts, refusals };
}
