import { formatDay } from '@itinera/shared/format';

/** `2027-08-10` and `2027-08-14` as `10.08.2027 – 14.08.2027`. */
export const formatDays = (from: string, to: string): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

export const weekdayChoices = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
  value: index + 1,
  label,
}));

/** `[6, 7]` as `Sat, Sun`. */
export const formatWeekdays = (days: readonly number[]): string =>
  weekdayChoices
    .filter(({ value }) => days.includes(value))
    .map(({ label }) => label)
    .join(', ');
