import { dayIn } from '@itinera/shared/contracts';
import { session } from './sessionStore';

/** The day of an instant in the time zone of the business, `2027-03-01`, not of the device. */
export const dayAt = (instant: string | number | Date): string =>
  dayIn(session().timeZone, new Date(instant));

/** Today for the business; due dates, deadlines and calendars count from it. */
export const today = (): string => dayAt(Date.now());
