import { useUnsaved } from '@itinera/shared/forms';
import { useSearchParams } from '@itinera/shared/router';
import type { SheetEdits } from '@itinera/shared/sheet';
import type { ReactNode } from 'react';

/** Name of unsaved prices; a partner's own ones need no partner name. */
export const pricesOf = (partner: string | undefined): string =>
  partner === undefined ? 'Prices' : `Prices of ${partner}`;

/** Name of unsaved rooms of nights. */
export const roomsOf = (partner: string | undefined): string =>
  partner === undefined ? 'Rooms' : `Rooms of ${partner}`;

interface UnsavedCells {
  edits: SheetEdits;
  grid: { pasted: object | undefined; closePasted: () => void };
  /** Such as `Prices of Baltic DMC`. */
  what: string;
  /** What was pasted, in the same way. */
  pastedWhat: string;
}

/** Asks before typed or pasted cells are lost. Render its result. */
export function useUnsavedCells({ edits, grid, what, pastedWhat }: UnsavedCells): ReactNode {
  const [search] = useSearchParams();
  const typed = useUnsaved({
    when: edits.all.size > 0,
    what,
    discard: () => edits.settle([...edits.newest().keys()]),
    // The page of the hotel keeps them as a draft.
    keeps: () => true,
  });
  const pasted = useUnsaved({
    when: grid.pasted !== undefined,
    what: pastedWhat,
    discard: grid.closePasted,
    keeps: (next) => ['tab', 'dmc_id', 'view'].every((name) => next.get(name) === search.get(name)),
  });
  return (
    <>
      {typed.guard}
      {pasted.guard}
    </>
  );
}
