import { isUnreadable, type Unreadable } from './unreadable';

/** How a value is typed, and how it is shown when nobody types. `read` never sees an empty text. */
export interface Reader<T> {
  read: (text: string) => T | Unreadable;
  show: (value: T) => string;
}

/** The text of an input for whatever the form holds. */
export function textOf<T>(reader: Reader<T>, value: T | Unreadable | null | undefined | ''): string {
  if (value === null || value === undefined || value === '') return '';
  return isUnreadable(value) ? value.typed : reader.show(value);
}
