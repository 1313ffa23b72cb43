import type { SheetEdits, CellId } from '@itinera/shared/sheet';
import { useLayoutEffect, useRef, useState } from 'react';
import { tidyText } from '../amounts/priceText';
import { freeText } from '../amounts/readPrice';

type Written = CellId & { text: string };

interface Asked {
  changes: readonly Written[];
  /** Edits kept if the grid is left without an answer: 0 is not a price, so that nothing is saved as free by accident. */
  unanswered: readonly Written[];
  /** Number of prices that would become free. */
  free: number;
}

/** Writes texts as one step of the edits; asks before prices become free. */
export function useWriting(edits: SheetEdits, currency: string) {
  const [asked, setAsked] = useState<Asked>();
  const isGone = useRef(false);
  const open = useRef<Asked>(undefined);
  useLayoutEffect(() => {
    open.current = asked;
  }, [asked]);
  useLayoutEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (open.current) edits.change(open.current.unanswered);
    };
    // Its methods are the same in all renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const write = (written: readonly Written[]) => {
    const changes = written.map((cell) => ({ ...cell, text: tidyText(cell.text, currency) }));
    const becomesFree = (cell: Written) => cell.text === freeText && edits.textOf(cell) !== freeText;
    const free = changes.filter(becomesFree).length;
    const unanswered = changes.map((cell) => (becomesFree(cell) ? { ...cell, text: '0' } : cell));
    if (free > 0 && !isGone.current) setAsked({ changes, unanswered, free });
    else if (changes.length > 0) edits.change(unanswered);
  };
  return {
    write,
    /** Number of prices that would become free, while the confirmation is open. */
    asked: asked?.free,
    answer: (isWanted: boolean) => {
      if (asked && isWanted) edits.change(asked.changes);
      setAsked(undefined);
    },
  };
}
