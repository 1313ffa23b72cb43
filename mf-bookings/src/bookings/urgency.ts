import { type Booking, nightsBetween } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

/** Unpaid bookings are marked from this number of days before departure. */
export const soonDays = 7;

/** Such as `today`, `tomorrow`, `in 5 days`, `3 days ago`. */
export function daysInWords(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 ? `in ${plural(days, 'day')}` : `${plural(-days, 'day')} ago`;
}

/**
 * Why a booking needs attention, such as `Departs in 3 days, not paid in full`; undefined if it does not. An unconfirmed booking owes
 * nothing.
 */
export function urgencyOf(
  { departure_date, outstanding_minor, status }: Booking,
  today: string,
): string | undefined {
  if (departure_date === null || !outstanding_minor || outstanding_minor < 0) return undefined;
  if (status !== 'confirmed') return undefined;
  const days = nightsBetween(today, departure_date);
  if (days < 0 || days > soonDays) return undefined;
  return `Departs ${daysInWords(days)}, not paid in full`;
}
