// Without schemas, because lists would load their library for these.

/** Value of a filter by entries or by a range, for entries without a value. */
export const NOT_SET = 'none';

/** Ends of a range; undefined if open. */
export function endsOf(range: string): { from: number | undefined; to: number | undefined } {
  if (range === NOT_SET) return { from: undefined, to: undefined };
  const [from, to] = range.split('..').map((end) => (end === '' ? undefined : Number(end)));
  return { from, to };
}

/** Ids of a filter by several (`anyOfIds`) for a query; undefined if none is selected. */
export const entriesIn = (value: string | undefined): string[] | undefined =>
  value ? value.split(',') : undefined;

/** A single id for a filter by several (`anyOfIds`); undefined if none is selected. */
export const onlyEntry = (id: string | undefined): string[] | undefined => (id ? [id] : undefined);
