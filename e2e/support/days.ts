import { addDays, dayIn, defaultTimeZone } from '@itinera/shared/contracts';

/** A day relative to today, such as `2027-03-01`, in the time zone of the demo's business. */
export const inDays = (days: number): string => addDays(dayIn(defaultTimeZone, new Date()), days);
