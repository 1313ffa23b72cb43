// Without the library of the contracts, which lists would download for these.

/** In a filter by entries or by a range: what has none. */
export const NOT_SET = 'none';

/** The ends of a range. An open one is undefined. */
export function endsOf(range: string): { from: number | undefined; to: number | undefined } {
  if (range === NOT_SET) return { from: undefined, to: undefined };
  const [from, to] = range.split('..').map((end) => (end === '' ? undefined : Number(end)));
  return { from, to };
}

/** What a filter by several (`anyOfIds`) has in the address, for a query; undefined as long as none is selected. */
export const entriesIn = (value: string | undefined): string[] | undefined =>
  value ? value.split(',') : undefined;

/** One entry for a filter by several (`anyOfIds`); undefined as long as none is selected. */
export const onlyEntry = (id: string | undefined): string[] | undefined => (id ? [id] : undefined);
