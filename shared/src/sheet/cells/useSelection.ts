import { within, type CellPlace } from '@itinera/shared/grid';
import { useRef, useState } from 'react';
import { rangeBetween } from './range';

interface Selected {
  /** Start of the range, and the focused cell. */
  anchor: CellPlace;
  active: CellPlace;
}

const first: CellPlace = { row: 0, column: 0 };

export type SheetSelection = ReturnType<typeof useSelection>;

/** The active cell, and the range from the anchor to it. */
export function useSelection(rows: number, columns: number) {
  const [kept, setKept] = useState<Selected>({ anchor: first, active: first });
  const latest = useRef(kept);
  const size = { firstRow: 0, lastRow: Math.max(rows - 1, 0), columns };
  const active = within(kept.active, size);
  const anchor = within(kept.anchor, size);
  const put = (next: Selected) => {
    latest.current = next;
    setKept(next);
  };
  return {
    active,
    range: rangeBetween(anchor, active),
    newest: () => latest.current.active,
    moveTo: (place: CellPlace) => put({ anchor: place, active: place }),
    extendTo: (place: CellPlace) => put({ anchor, active: place }),
    choose: (from: CellPlace, to: CellPlace) => put({ anchor: from, active: to }),
  };
}
