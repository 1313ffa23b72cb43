import { valueInWords } from '@itinera/shared/format';
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

/** Formatters for values that are logged. */
export const asFormatters = (
  shown: Readonly<Record<string, FieldWords | undefined>> = {},
): Record<string, (value: unknown) => string> =>
  Object.fromEntries(
    Object.entries(shown).map(([field, words]) => [field, (value: unknown) => shownIn(words, value)]),
  );

/** Formats a value of any field as well as possible, also one that could not be read. */
export function shownPlainly(value: unknown): string {
  if (isUnreadable(value)) return value.typed;
  if (Array.isArray(value) && value.length > 0) return value.map(shownPlainly).join('; ');
  return valueInWords(value);
}
