/** Days in order, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** From the day where a selection begins to the one where it is, in either direction. */
export interface RangeEnds {
  anchor: string;
  head: string;
}

export const rangeOf = ({ anchor, head }: RangeEnds): DayRange =>
  anchor <= head ? { from: anchor, to: head } : { from: head, to: anchor };

export const isOneDay = ({ from, to }: DayRange): boolean => from === to;

/** The days of a range that are in a month such as `2027-06`; none as undefined. */
export function rangeIn(month: string, range: DayRange | undefined): DayRange | undefined {
  if (!range || range.to < `${month}-01` || range.from > `${month}-31`) return undefined;
  return range;
}
