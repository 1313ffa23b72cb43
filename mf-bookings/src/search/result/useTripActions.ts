import type { SearchResult } from '@itinera/shared/contracts';
import { useDialogAddress } from '@itinera/shared/router';
import { useShortcut } from '@itinera/shared/ui';
import { useState } from 'react';
import type { FoundRow } from './foundRows';
import type { OpenDialog } from './ResultDialogs';
import type { TripActions } from './table/tripActions';
import { useMarked } from './useMarked';

/**
 * Actions on the rows of a result, by button and by key, and the dialog that they open. `first`: the row in the tab order until another
 * one has had the focus. Prices are explained only while net prices are shown, because the explanation contains them.
 */
export function useTripActions(result: SearchResult, first: FoundRow | undefined, showsNet: boolean) {
  const booking = useDialogAddress('book');
  const [open, setOpen] = useState<OpenDialog>();
  const [active, setActive] = useState<{ row: FoundRow; place: string }>();
  const { marked, toggle, clear } = useMarked();
  const [seen, setSeen] = useState(result);
  if (seen !== result) {
    // New prices: marks and selections of the previous result are dropped.
    setSeen(result);
    setActive(undefined);
    clear();
  }
  const focused = active?.row ?? first;

  const explain = showsNet ? (row: FoundRow) => setOpen({ dialog: 'explain', row }) : undefined;
  const copy = (row: FoundRow) => setOpen({ dialog: 'copy', row });
  const compare = () => setOpen({ dialog: 'compare', rows: [...marked.values()] });
  useShortcut('x', 'Explain the price of the focused trip', () => focused && explain?.(focused));
  useShortcut('c', 'Copy the focused trip as text', () => focused && copy(focused));
  useShortcut('m', 'Compare the marked trips', () => marked.size > 1 && compare());

  const actions: TripActions = {
    active: active?.place ?? first?.id,
    marked,
    bookAddress: (row) => booking.addressOf(row.id),
    onActive: (row, place) => setActive({ row, place }),
    onMark: toggle,
    onWhy: explain,
    onCopy: copy,
  };
  return {
    actions,
    marked: [...marked.values()],
    open,
    close: () => setOpen(undefined),
    save: () => setOpen({ dialog: 'save' }),
    compare,
    unmark: toggle,
    unmarkAll: clear,
    /** The row that had the focus may be gone. */
    forgetActive: () => setActive(undefined),
  };
}
