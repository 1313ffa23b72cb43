import { formatDay } from '@itinera/shared/format';
import type { FieldValues, Path } from 'react-hook-form';
import { isUnreadable } from '../read/unreadable';

/** Names each entry of a list, so that a message can say which were added, removed or changed. */
export interface ListWords {
  each: (entry: unknown) => string;
}

export type FieldWords = ((value: unknown) => string) | ListWords;

/** Formatters of form values that a person can't read, such as ids and minor units. */
export type Shown<I extends FieldValues> = Partial<Record<Path<I>, FieldWords>>;

/** Formats a value of a field by its formatter, or plainly. */
export function shownIn(words: FieldWords | undefined, value: unknown): string {
  if (typeof words === 'function') return words(value);
  return words && Array.isArray(value) && value.length > 0
    ? value.map(words.each).join(', ')
    : shownPlainly(value);
}

/** Formats a value of any field as well as possible. */
export function shownPlainly(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
  if (isUnreadable(value)) return value.typed;
  if (Array.isArray(value)) return value.length ? value.map(shownPlainly).join('; ') : 'nothing';
  if (typeof value === 'object') return Object.values(value).map(shownPlainly).join(', ');
  return String(value);
}
