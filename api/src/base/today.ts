import { dayIn, defaultTimeZone } from '@itinera/shared/contracts';

let zone = defaultTimeZone;

/** Sets the time zone of the business, which defines "today", wherever the server runs. */
export function setTimeZone(name: string): void {
  zone = name;
}

/** For conditions on instants, such as “created on this day”. */
export const timeZone = (): string => zone;

export const today = (now = new Date()): string => dayIn(zone, now);
