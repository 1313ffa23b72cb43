import type { FoundRow } from '../foundRows';

/** Actions on rows, and their state. */
export interface TripActions {
  /** Place of the trip in the tab order: the id of its row, or its place among the rooms of a hotel. */
  active: string | undefined;
  /** Rows marked for comparison. */
  marked: ReadonlyMap<string, FoundRow>;
  bookAddress: (row: FoundRow) => string;
  onActive: (row: FoundRow, place: string) => void;
  onMark: (row: FoundRow) => void;
  /** Undefined while net prices are hidden, because the explanation contains them. */
  onWhy?: ((row: FoundRow) => void) | undefined;
  onCopy: (row: FoundRow) => void;
}
