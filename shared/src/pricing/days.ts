import { addDays, nightsBetween } from '@itinera/shared/contracts';

/** Nights of a stay by the day on which each begins, without the day of departure. */
export const nightsOf = (checkIn: string, checkOut: string): string[] =>
  Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) => addDays(checkIn, night));

/** Whether a day is in a range, both ends included. ISO days sort chronologically as text. */
export const isWithin = (day: string, first: string, last: string): boolean => first <= day && day <= last;
