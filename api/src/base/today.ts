/** Time zone of the business: its date is "today", wherever the server runs. */
const timeZone = 'Europe/Riga';

/** The Swedish date format is ISO 8601. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone });

export const today = (now = new Date()): string => format.format(now);
