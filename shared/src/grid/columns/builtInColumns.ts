import type { Column } from '../list/column';
import { ACTIONS, SELECT } from './tableColumn';

const renderedByTable = () => null;

/** Widths in pixels: of a button, the gap between two, and the padding of a cell. */
const BUTTON = 30;
const GAP = 4;
const ENDS = 24;
/** Fits the heading Actions. */
const LEAST = 80;

/** Columns that the table adds to those of the list; the last one fits the most buttons of a row. */
export const builtInColumns = {
  select: (isWanted: boolean): Column<unknown>[] =>
    isWanted ? [{ id: SELECT, header: 'Selection', width: 48, pinned: 'start', cell: renderedByTable }] : [],
  actions: (buttons: number): Column<unknown>[] =>
    buttons > 0
      ? [
          {
            id: ACTIONS,
            header: 'Actions',
            width: Math.max(LEAST, ENDS + buttons * (BUTTON + GAP) - GAP),
            pinned: 'end',
            cell: renderedByTable,
          },
        ]
      : [],
};
