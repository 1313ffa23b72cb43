import type { RowSource } from '../list/rowSource';

/** Placeholder rows for a list that is loading. */
export const withSkeletons = <T>(rows: RowSource<T>): RowSource<T> => ({
  ...rows,
  total: undefined,
  count: 10,
  at: () => undefined,
  placeOf: () => -1,
});
