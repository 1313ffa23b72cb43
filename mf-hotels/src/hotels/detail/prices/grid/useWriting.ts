import type { SheetEdits, CellId } from '@itinera/shared/sheet';
import { useState } from 'react';
import { tidyText } from '../amounts/priceText';
import { freeText } from '../amounts/readPrice';

type Written = CellId & { text: string };

/** Writes texts as one step of the edits; asks before prices become free. */
export function useWriting(edits: SheetEdits, currency: string) {
  const [asked, setAsked] = useState<{ changes: readonly Written[]; free: number }>();
  const write = (written: readonly Written[]) => {
    const changes = written.map((cell) => ({ ...cell, text: tidyText(cell.text, currency) }));
    const free = changes.filter((cell) => cell.text === freeText && edits.textOf(cell) !== freeText).length;
    if (free > 0) setAsked({ changes, free });
    else if (changes.length > 0) edits.change(changes);
  };
  return {
    write,
    /** How many prices would become free, while that is asked. */
    asked: asked?.free,
    answer: (isWanted: boolean) => {
      if (asked && isWanted) edits.change(asked.changes);
      setAsked(undefined);
    },
  };
}
