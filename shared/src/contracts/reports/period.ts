import { addDays, nightsBetween } from '../days';

/** Days, both ends included. */
export interface Period {
  from: string;
  to: string;
}

const isFirstOfMonth = (day: string): boolean => day.endsWith('-01');
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstDayOf = (months: number): string =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;

/** Period for comparison: as many days before, or for whole months as many months. */
export function periodBefore({ from, to }: Period): Period {
  const next = addDays(to, 1);
  const before = addDays(from, -1);
  if (isFirstOfMonth(from) && isFirstOfMonth(next))
    return { from: firstDayOf(2 * monthsOf(from) - monthsOf(next)), to: before };
  return { from: addDays(before, -nightsBetween(from, to)), to: before };
}

/** The same day of the previous month, or its last one. */
export function monthBefore(day: string): string {
  const first = firstDayOf(monthsOf(day) - 1);
  const last = addDays(firstDayOf(monthsOf(day)), -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}
