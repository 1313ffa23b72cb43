import { formatDayInWords } from './dates';
import { twoDaysOf } from './readDay';

/** How a date such as `3/4/2027` is read, which can be two days; undefined for an unambiguous one. */
export function doubtOfDay(text: string): string | undefined {
  const [day] = twoDaysOf(text) ?? [];
  return day && `Read as ${formatDayInWords(day)}, with the day first`;
}
