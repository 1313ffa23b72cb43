import type { FoundRow } from '../foundRows';

/** Actions on rows, and their state. */
export interface TripActions {
  /** Id of the row in the tab order. */
  active: string | undefined;
  /** Rows marked for comparison. */
  marked: ReadonlyMap<string, FoundRow>;
  bookAddress: (row: FoundRow) => string;
  onActive: (row: FoundRow) => void;
  onMark: (row: FoundRow) => void;
  /** Undefined while net prices are hidden, because the explanation contains them. */
  onWhy?: ((row: FoundRow) => void) | undefined;
  onCopy: (row: FoundRow) => void;
}
