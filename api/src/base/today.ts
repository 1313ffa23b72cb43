export const defaultTimeZone = 'Europe/Riga';

/** The Swedish date format is ISO 8601. */
const formatIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone });

let format = formatIn(defaultTimeZone);

/** Sets the time zone of the business: its date is "today", wherever the server runs. */
export function setTimeZone(timeZone: string): void {
  format = formatIn(timeZone);
}

export const today = (now = new Date()): string => format.format(now);
