// Without the library of the contracts, which lists would download for these.

/** In a filter by entries: those that have none of them. */
export const NOT_SET = 'none';

/** The ends of a range. An open one is undefined. */
export function endsOf(range: string): { from: number | undefined; to: number | undefined } {
  const [from, to] = range.split('..').map((end) => (end === '' ? undefined : Number(end)));
  return { from, to };
}
