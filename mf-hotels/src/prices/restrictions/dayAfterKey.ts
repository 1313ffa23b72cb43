import { addDays, weekdayOf } from '@itinera/shared/contracts';

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The same day of another month, or its last one. */
function plusMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Target of a key: by day, week, to the ends of the week, or by month. Undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, 1 - weekdayOf(day));
  if (key === 'End') return addDays(day, 7 - weekdayOf(day));
  if (key === 'PageUp') return plusMonths(day, -1);
  if (key === 'PageDown') return plusMonths(day, 1);
  return undefined;
}
