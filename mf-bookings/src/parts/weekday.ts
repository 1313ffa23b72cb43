const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Fri` */
export const weekdayOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
