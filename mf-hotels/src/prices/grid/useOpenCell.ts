import { useStable, type CellPlace } from '@itinera/shared/grid';
import type { CellTyping } from '@itinera/shared/sheet';
import { useLayoutEffect, useRef, useState } from 'react';

export interface OpenCell extends CellPlace {
  initial: string;
}

interface OpenCellParts {
  active: () => CellPlace;
  textAt: (place: CellPlace) => string;
  /** Applies the typed text; false keeps the selection where it is. */
  onTyped: (place: CellPlace, text: string) => boolean;
  moveBy: (step: { down: number; along: number }) => void;
  /** Returns the focus to the active cell. */
  refocus: () => void;
}

/** One cell open for typing. The text is applied whenever it closes; Escape discards it. */
export function useOpenCell({ active, textAt, onTyped, moveBy, refocus }: OpenCellParts) {
  const [open, setOpen] = useState<OpenCell>();
  const typed = useRef<{ place: CellPlace; text: string }>(undefined);

  const takeOver = useStable((): boolean => {
    const { current } = typed;
    typed.current = undefined;
    return current === undefined || onTyped(current.place, current.text);
  });
  // The session may end while a cell is open: its text then becomes part of the draft.
  useLayoutEffect(() => () => void takeOver(), [takeOver]);

  const close = (): boolean => {
    setOpen(undefined);
    return takeOver();
  };
  const typing: CellTyping = {
    onType: useStable((text: string) => {
      if (open) typed.current = { place: open, text };
    }),
    onCancel: useStable(() => {
      typed.current = undefined;
      setOpen(undefined);
      refocus();
    }),
    onDone: useStable((step) => {
      const mayMove = close();
      if (!step) return;
      if (mayMove) moveBy(step);
      else refocus();
    }),
  };
  return {
    open,
    typing,
    close,
    openAt: (initial: 'text' | 'nothing') => {
      const place = active();
      setOpen({ ...place, initial: initial === 'text' ? textAt(place) : '' });
    },
  };
}
