import { cellKey, isClash, useEdits, type CellId, type Edit } from '@itinera/shared/sheet';
import { useCallback, useMemo, useState } from 'react';
import type { PriceOwner } from '../../cells/saveCells';
import { roomsDraftKey } from '../../drafts/priceDrafts';
import { roomsOf } from '../../drafts/useUnsavedCells';
import { useSavedMeanwhile } from '../../drafts/useSavedMeanwhile';
import { useSavingCells } from '../../save/useSavingCells';
import { monthOf } from '../model/nights';
import { isIn, spanOf } from '../model/span';
import { useAllotmentDays } from '../model/useAllotmentDays';
import { readRooms, roomsText } from './readRooms';
import { roomsKind } from './savedRooms';

/** Saved text of a night that is not loaded: no edit equals it. */
const unknownText = '…';

interface RoomsEdits {
  owner: PriceOwner;
  partner: string | undefined;
  /** The shown month, and one to copy to. */
  month: string;
  target: string | undefined;
}

const clashInWords = (theirs: string): string =>
  theirs === ''
    ? 'Someone else has set it back to the number of the allotment.'
    : `Someone else has saved ‘${theirs}’.`;

/** Rooms of nights with unsaved edits, also of other months, and how they are saved. */
export function useRoomsEdits({ owner, partner, month, target }: RoomsEdits) {
  const [edited, setEdited] = useState<readonly string[]>([]);
  const span = spanOf(month, [...edited, ...(target === undefined ? [] : [target])]);
  const read = useAllotmentDays(owner, span);
  const { known } = read;
  const counts = useMemo(
    () =>
      new Map(
        known?.days.map((night) => [cellKey({ row: night.allotment_id, column: night.day }), night] as const),
      ),
    [known],
  );
  const isKnown = useCallback((day: string) => known !== undefined && isIn(known.span, day), [known]);
  const savedText = useCallback(
    (cell: CellId): string =>
      isKnown(cell.column) ? roomsText(counts.get(cellKey(cell))?.rooms ?? null) : unknownText,
    [counts, isKnown],
  );
  const edits = useEdits(savedText, roomsDraftKey(owner.hotel_id, owner.dmc_id), roomsOf(partner));
  const months = [...new Set([...edits.all.values()].map(({ column }) => monthOf(column)))].toSorted();
  // What is saved of these months is compared with the edits.
  if (months.join() !== edited.join()) setEdited(months);

  const problemOf = useCallback(
    (edit: Edit): string | undefined => {
      if (isKnown(edit.column) && isClash(edit, savedText)) return clashInWords(savedText(edit));
      return readRooms(edit.text).problem;
    },
    [isKnown, savedText],
  );
  const saving = useSavingCells(roomsKind(owner, span), { edits, savedText, problemOf });
  useSavedMeanwhile(edits, savedText);
  return { read, edits, saving, savedText, isKnown, countsOf: (cell: CellId) => counts.get(cellKey(cell)) };
}
