/** The date of the business, wherever the browser is. The Swedish date format is ISO 8601. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Riga' }).format(new Date());
