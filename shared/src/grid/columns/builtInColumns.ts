import type { Column } from '../list/column';
import { ACTIONS, SELECT } from './tableColumn';

const drawnByTable = () => null;

/** Of one button, of the gap between two, and of both ends of a cell, in pixels. */
const BUTTON = 30;
const GAP = 4;
const ENDS = 24;
/** The word Actions in the header. */
const LEAST = 80;

/** What the table adds to the columns of the list; the last one has room for the most buttons of a row. */
export const builtInColumns = {
  select: (isWanted: boolean): Column<unknown>[] =>
    isWanted ? [{ id: SELECT, header: 'Selection', width: 48, pinned: 'start', cell: drawnByTable }] : [],
  actions: (buttons: number): Column<unknown>[] =>
    buttons > 0
      ? [
          {
            id: ACTIONS,
            header: 'Actions',
            width: Math.max(LEAST, ENDS + buttons * (BUTTON + GAP) - GAP),
            pinned: 'end',
            cell: drawnByTable,
          },
        ]
      : [],
};
