/** The date of the business, wherever the browser is. The Swedish date format is ISO 8601. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
