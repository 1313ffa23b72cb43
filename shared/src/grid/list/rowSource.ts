/** Rows of a list by position, whether paged or scrolled. */
export interface RowSource<T> {
  /** Total of the list; undefined until the first answer. */
  total: number | undefined;
  /** Rows before the first rendered one: those of previous pages. */
  before: number;
  /** Number of rows that the table renders. */
  count: number;
  /** Row at a position from 0 to `count - 1`; undefined while it is loading. */
  at: (index: number) => T | undefined;
  /** Position of a loaded row by its id, as `at` takes it; -1 if it isn't loaded. */
  placeOf: (id: string) => number;
  /** The loaded rows in order. */
  loaded: readonly T[];
  /** Reports the visible positions, so that their rows are loaded. */
  show: (from: number, to: number) => void;
  /** Why the row at a position could not be loaded. */
  problemAt: (index: number) => Error | undefined;
  /** Why the rows are not current; loaded rows are shown nevertheless. */
  error: Error | null;
  /** Whether they belong to an earlier page, sort or filter, because the current request has failed. */
  isEarlier: boolean;
  isFetching: boolean;
  /** When the oldest of the rows was loaded, in milliseconds since 1970. */
  updatedAt: number;
  refetch: () => void;
}
