import { addDays, nightsBetween } from '@itinera/shared/contracts';

/** The nights of a stay by the day on which each begins: the day of departure is none. */
export const nightsOf = (checkIn: string, checkOut: string): string[] =>
  Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) => addDays(checkIn, night));

/** Whether a day is in a range whose ends are both included. Days as text are in the order of the calendar. */
export const isWithin = (day: string, first: string, last: string): boolean => first <= day && day <= last;
