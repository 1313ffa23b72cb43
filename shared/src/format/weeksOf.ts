import { addDays, weekdayOf } from '@itinera/shared/contracts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The weeks of a month, from Monday on; days of other months are missing. */
export function weeksOf(year: number, month: number): (string | undefined)[][] {
  const first = `${year}-${two(month)}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  const blank = weekdayOf(first) - 1;
  const weeks: (string | undefined)[][] = [];
  for (let monday = addDays(first, -blank); monday < next; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    weeks.push(days.map((day) => (first <= day && day < next ? day : undefined)));
  }
  return weeks;
}
