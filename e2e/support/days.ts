import { addDays, dayIn, defaultTimeZone } from '@itinera/shared/contracts';

/** A day counted from today, `2027-03-01`: today where the demo's business is. */
export const inDays = (days: number): string => addDays(dayIn(defaultTimeZone, new Date()), days);
