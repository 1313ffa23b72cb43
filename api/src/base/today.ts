/** Where the business is: its day is "today", wherever the server stands. */
const timeZone = 'Europe/Riga';

/** The Swedish way to write a day is ISO 8601. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone });

export const today = (now = new Date()): string => format.format(now);
