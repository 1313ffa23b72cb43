/** The rows of a list as a table reads them: by place, whether they came page by page or as the person scrolled. */
export interface RowSource<T> {
  /** Rows of the whole list; undefined until the server said so. */
  total: number | undefined;
  /** Rows before the first one that the table draws: those of the pages before. */
  before: number;
  /** Rows that the table draws. */
  count: number;
  /** The row at a place from 0 to `count - 1`; undefined as long as it is on its way. */
  at: (index: number) => T | undefined;
  /** The rows that are there, in their order. */
  loaded: readonly T[];
  /** Says which places are in sight, so that they are fetched. */
  show: (from: number, to: number) => void;
  /** Why the row at a place could not be had. */
  problemAt: (index: number) => Error | undefined;
  error: Error | null;
  isFetching: boolean;
  /** When the oldest of the rows came, in milliseconds since 1970. */
  updatedAt: number;
  refetch: () => void;
}
