import { dayIn, defaultTimeZone } from '@itinera/shared/contracts';

/** State of the process: the business has one day (docs/adr/0070-one-business-day.md), which most modules read. */
let zone = defaultTimeZone;

/** Sets the time zone of the business, which defines "today", wherever the server runs. */
export function setTimeZone(name: string): void {
  zone = name;
}

/** For conditions on instants, such as “created on this day”. */
export const timeZone = (): string => zone;

export const today = (now = new Date()): string => dayIn(zone, now);
