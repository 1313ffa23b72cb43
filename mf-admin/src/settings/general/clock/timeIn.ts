/** Date and time in a time zone, such as `23.11.2026, 14:05`. */
export const timeIn = (zone: string, at = new Date()): string =>
  new Intl.DateTimeFormat('ru', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
