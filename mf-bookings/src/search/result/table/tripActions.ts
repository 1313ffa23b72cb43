import type { FoundRow } from '../foundRows';

/** What can be done with a row, and what has been. */
export interface TripActions {
  /** The row that has the focus, or gets it first. */
  active: string | undefined;
  /** Rows that are to be compared. */
  marked: ReadonlyMap<string, FoundRow>;
  bookAddress: (row: FoundRow) => string;
  onActive: (row: FoundRow) => void;
  onMark: (row: FoundRow) => void;
  /** Absent while net prices are hidden: the explanation is made of them. */
  onWhy?: ((row: FoundRow) => void) | undefined;
  onCopy: (row: FoundRow) => void;
}
