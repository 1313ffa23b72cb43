/** The rows of a list as a table reads them, by position, whether paged or scrolled. */
export interface RowSource<T> {
  /** Rows of the whole list; undefined until the server has said it. */
  total: number | undefined;
  /** Rows before the first rendered one: those of the previous pages. */
  before: number;
  /** Rows that the table renders. */
  count: number;
  /** The row at a position from 0 to `count - 1`; undefined while it is loading. */
  at: (index: number) => T | undefined;
  /** The loaded rows in order. */
  loaded: readonly T[];
  /** Reports the visible positions, so that their rows are fetched. */
  show: (from: number, to: number) => void;
  /** Why the row at a position could not be loaded. */
  problemAt: (index: number) => Error | undefined;
  /** Why the rows are not the current ones; they are shown all the same where there are any. */
  error: Error | null;
  /** Whether they are of an earlier page, sort or filter, because the current request has failed. */
  isEarlier: boolean;
  isFetching: boolean;
  /** When the oldest of the rows was loaded, in milliseconds since 1970. */
  updatedAt: number;
  refetch: () => void;
}
