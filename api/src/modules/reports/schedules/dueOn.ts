import { addDays, weekdayOf, type Period, type ReportFrequency } from '@itinera/shared/contracts';

/** The last day until today on which a report is sent: every day, on Mondays, or on the first of a month. */
export function dueOn(frequency: ReportFrequency, today: string): string {
  if (frequency === 'monthly') return `${today.slice(0, 7)}-01`;
  return frequency === 'weekly' ? addDays(today, 1 - weekdayOf(today)) : today;
}

/** The day, week or month before the day on which it is sent. */
export function periodOf(frequency: ReportFrequency, due: string): Period {
  const to = addDays(due, -1);
  if (frequency === 'monthly') return { from: `${to.slice(0, 7)}-01`, to };
  return { from: frequency === 'weekly' ? addDays(due, -7) : to, to };
}
