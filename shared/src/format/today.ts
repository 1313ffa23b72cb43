/** Today where the browser is. The Swedish date format is ISO 8601. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
