import { dayIn } from '@itinera/shared/contracts';
import { session } from './sessionStore';

/** Which day it is for the business at an instant, `2027-03-01`: that of the time zone of the settings, not of the device. */
export const dayAt = (instant: string | number | Date): string =>
  dayIn(session().timeZone, new Date(instant));

/** Today for the business; every due date, deadline and calendar counts from it. */
export const today = (): string => dayAt(Date.now());
