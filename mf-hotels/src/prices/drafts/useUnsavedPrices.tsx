import { useUnsaved } from '@itinera/shared/forms';
import { useSearchParams } from '@itinera/shared/router';
import type { SheetEdits } from '@itinera/shared/sheet';
import type { ReactNode } from 'react';
import type { usePriceGrid } from '../grid/usePriceGrid';

/** Name of unsaved prices; a partner's own ones need no partner name. */
export const pricesOf = (partner: string | undefined): string =>
  partner === undefined ? 'Prices' : `Prices of ${partner}`;

interface UnsavedPrices {
  edits: SheetEdits;
  grid: Pick<ReturnType<typeof usePriceGrid>, 'pasted' | 'closePasted'>;
  partner: string | undefined;
}

/** Asks before typed or pasted prices are lost. Render its result. */
export function useUnsavedPrices({ edits, grid, partner }: UnsavedPrices): ReactNode {
  const [search] = useSearchParams();
  const typed = useUnsaved({
    when: edits.all.size > 0,
    what: pricesOf(partner),
    discard: () => edits.settle([...edits.newest().keys()]),
    // The page of the hotel keeps them as a draft.
    keeps: () => true,
  });
  const pasted = useUnsaved({
    when: grid.pasted !== undefined,
    what: 'Prices that were pasted or read from a file',
    discard: grid.closePasted,
    keeps: (next) => ['tab', 'dmc_id'].every((name) => next.get(name) === search.get(name)),
  });
  return (
    <>
      {typed.guard}
      {pasted.guard}
    </>
  );
}
