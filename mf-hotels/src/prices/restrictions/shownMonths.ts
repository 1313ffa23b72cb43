import { addDays } from '@itinera/shared/contracts';
import { monthInWords, plusMonths } from '@itinera/shared/format';

const COUNT = 12;

/** The months of the calendar: those of a year, or twelve from the current one on. */
export interface ShownMonths {
  months: readonly string[];
  /** First and last day. */
  from: string;
  to: string;
  title: string;
  /** Years that the buttons beside the title lead to. */
  before: number;
  after: number;
}

export function shownMonths(year: number | undefined, today: string): ShownMonths {
  const first = year === undefined ? today.slice(0, 7) : `${year}-01`;
  const months = Array.from({ length: COUNT }, (_, at) => plusMonths(first, at));
  const last = months.at(-1) ?? first;
  const own = Number(first.slice(0, 4));
  return {
    months,
    from: `${first}-01`,
    to: addDays(`${plusMonths(last, 1)}-01`, -1),
    title: year === undefined ? `${monthInWords(first)} – ${monthInWords(last)}` : String(year),
    // From the current month on, the months of this year that are over are in the year before the button's.
    before: year === undefined ? own : own - 1,
    after: own + 1,
  };
}
