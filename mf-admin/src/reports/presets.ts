import { plural } from '@itinera/shared/format';
import { addDays, coverageNights, type Period } from '@itinera/shared/contracts';

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string): string => firstOfMonth(addDays(firstOfMonth(day), 31));
const endOfMonth = (day: string): string => addDays(nextMonth(day), -1);
const firstOfYear = (day: string): string => `${day.slice(0, 4)}-01-01`;

const month = (day: string): Period => ({ from: firstOfMonth(day), to: endOfMonth(day) });

/** The most frequent periods before or after a day. */
export function presetsAround(today: string, looks: 'back' | 'ahead'): { label: string; period: Period }[] {
  const thisMonth = { label: 'This month', period: month(today) };
  if (looks === 'ahead')
    return [
      ...[30, 90, 180, coverageNights].map((days) => ({
        label: `Next ${plural(days, 'day')}`,
        period: { from: today, to: addDays(today, days - 1) },
      })),
      thisMonth,
      { label: 'Next month', period: month(nextMonth(today)) },
    ];
  return [
    ...[7, 30, 90].map((days) => ({
      label: `Last ${plural(days, 'day')}`,
      period: { from: addDays(today, 1 - days), to: today },
    })),
    thisMonth,
    { label: 'Last month', period: month(addDays(firstOfMonth(today), -1)) },
    { label: 'This year', period: { from: firstOfYear(today), to: `${today.slice(0, 4)}-12-31` } },
    {
      label: 'Last year',
      period: { from: firstOfYear(addDays(firstOfYear(today), -1)), to: addDays(firstOfYear(today), -1) },
    },
  ];
}
