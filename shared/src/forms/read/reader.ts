import { isUnreadable, type Unreadable } from './unreadable';

/** Parses a value from text, and formats it. `read` never gets empty text. */
export interface Reader<T> {
  read: (text: string) => T | Unreadable;
  show: (value: T) => string;
  /** How an ambiguous text was read. */
  doubtOf?: (text: string) => string | undefined;
  /** What a short text is read as; for the person who types it, because it is replaced by the whole value afterwards. */
  meaningOf?: (text: string) => string | undefined;
}

/** Text of an input for a value of the form. */
export function textOf<T>(reader: Reader<T>, value: T | Unreadable | null | undefined | ''): string {
  if (value === null || value === undefined || value === '') return '';
  return isUnreadable(value) ? value.typed : reader.show(value);
}
