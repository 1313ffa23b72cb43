import { isUnreadable, type Unreadable } from './unreadable';

/** How a value is parsed from text, and formatted. `read` never receives empty text. */
export interface Reader<T> {
  read: (text: string) => T | Unreadable;
  show: (value: T) => string;
  /** How a text was read that can mean two values. */
  doubtOf?: (text: string) => string | undefined;
}

/** The text of an input for any value of the form. */
export function textOf<T>(reader: Reader<T>, value: T | Unreadable | null | undefined | ''): string {
  if (value === null || value === undefined || value === '') return '';
  return isUnreadable(value) ? value.typed : reader.show(value);
}
