import type { CellId, SheetEdits } from '@itinera/shared/sheet';
import { useEffect, useState } from 'react';

/** Removes edits from a draft that were saved meanwhile, such as by a save that was answered while another grid was shown. */
export function useSavedMeanwhile(edits: SheetEdits, savedText: (cell: CellId) => string): void {
  const [drafted] = useState(() => [...edits.all.keys()]);
  useEffect(() => {
    const newest = edits.newest();
    const saved = drafted.filter((key) => {
      const edit = newest.get(key);
      return edit !== undefined && edit.text === savedText(edit);
    });
    if (saved.length > 0) edits.settle(saved);
    // Its methods are the same in all renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [savedText]);
}
