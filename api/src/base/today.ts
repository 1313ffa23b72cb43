export const defaultTimeZone = 'Europe/Riga';

/** The Swedish date format is ISO 8601. */
const formatIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone });

let zone = defaultTimeZone;
let format = formatIn(zone);

/** Sets the time zone of the business: its date is "today", wherever the server runs. */
export function setTimeZone(name: string): void {
  format = formatIn(name);
  zone = name;
}

/** For conditions about instants, such as “made on this day”. */
export const timeZone = (): string => zone;

export const today = (now = new Date()): string => format.format(now);
