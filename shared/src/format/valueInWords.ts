import { formatDay, formatInstant } from './dates';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/.test(text);
const isId = (text: string): boolean => /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(text);

function textInWords(text: string): string {
  if (isDay(text)) return formatDay(text);
  if (isInstant(text)) return formatInstant(text);
  // Who can name the entry does; an id says nothing to a person.
  return isId(text) ? 'another entry' : text;
}

/** Formats a value of which nothing else is known: `nothing`, `yes`, days and times, lists; never an id or an ISO time. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return textInWords(value);
  if (Array.isArray(value)) return value.length ? value.map(valueInWords).join('; ') : 'nothing';
  if (typeof value === 'object') return Object.values(value).map(valueInWords).join(', ');
  return String(value);
}
