import { addDays, nightsBetween, weekdayOf } from '@itinera/shared/contracts';
import { formatDay, plusMonths } from '@itinera/shared/format';

/** A column of the grid. */
export interface Night {
  /** The day, such as `2027-06-01`. */
  id: string;
  name: string;
  weekday: string;
  isWeekend: boolean;
  isPast: boolean;
  isToday: boolean;
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export const monthOf = (day: string): string => day.slice(0, 7);

/** Days of a month such as `2027-06`. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  const count = nightsBetween(first, `${plusMonths(month, 1)}-01`);
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

export const nightsOf = (month: string, today: string): Night[] =>
  daysOf(month).map((day) => {
    const weekday = weekdayOf(day);
    return {
      id: day,
      name: formatDay(day),
      weekday: weekdays[weekday - 1] ?? '',
      isWeekend: weekday > 5,
      isPast: day < today,
      isToday: day === today,
    };
  });
