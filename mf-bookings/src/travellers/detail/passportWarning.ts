import type { Traveller } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';

/** Adds months to a day; the last day of the month if it has no such day. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** Required months of validity, until the settings are loaded. */
export const usualMonths = 6;

interface Moment {
  today: string;
  /** Required months of validity after today and after a stay (`passport_months` of the settings). */
  months: number;
  /** Check-outs of booked stays. */
  checkOuts: readonly string[];
}

/** Warning about the validity of a passport: for the last booked stay, or as of today. */
export function passportWarning(
  { passport_expires_at }: Pick<Traveller, 'passport_expires_at'>,
  { today, months, checkOuts }: Moment,
): string | undefined {
  if (passport_expires_at === null) return undefined;
  if (passport_expires_at < today) return 'This passport has expired.';
  const upcoming = checkOuts.filter((day) => day >= today && passport_expires_at < plusMonths(day, months));
  const last = upcoming.toSorted().at(-1);
  if (last !== undefined)
    return passport_expires_at < last
      ? `This passport expires before the check-out on ${formatDay(last)}.`
      : `This passport expires within ${plural(months, 'month')} of the check-out on ${formatDay(last)}.`;
  return passport_expires_at < plusMonths(today, months)
    ? `This passport expires within ${plural(months, 'month')}.`
    : undefined;
}
