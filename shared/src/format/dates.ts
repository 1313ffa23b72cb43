const two = (part: number): string => String(part).padStart(2, '0');

/** `2027-03-01` → `01.03.2027`. A calendar day has no time zone and is never shifted. */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.');

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2027-03-01` → `1 March 2027`, for places where digits are ambiguous. */
export const formatDayInWords = (day: string): string => {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  return `${date} ${months[Number(month) - 1]} ${year}`;
};

/** Local time of an instant in milliseconds since 1970: `14:05`. */
export const formatTime = (milliseconds: number): string => {
  const date = new Date(milliseconds);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** An instant in local time: `01.03.2027 14:05`. Russian format (specification 2), without `Intl`, whose formats take 14 ms to create. */
export const formatInstant = (instant: string): string => {
  const date = new Date(instant);
  const day = `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`;
  return `${day} ${formatTime(date.getTime())}`;
};

/** An instant in the local time of a time zone, such as that of a hotel: `01.03.2027 14:05`. */
export function formatInstantIn(instant: string, timeZone: string): string {
  // The Swedish format is ISO's.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = format.format(new Date(instant)).split(' ');
  return `${formatDay(day)} ${time}`;
}
