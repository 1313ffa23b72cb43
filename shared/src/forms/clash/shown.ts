import { formatDay } from '@itinera/shared/format';
import type { FieldValues, Path } from 'react-hook-form';
import { isUnreadable } from '../read/unreadable';

/** Formats values of a form that a person can't read as they are, such as ids and minor units. */
export type Shown<I extends FieldValues> = Partial<Record<Path<I>, (value: unknown) => string>>;

/** A value of any field in words, as far as that is possible. */
export function shownPlainly(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
  if (isUnreadable(value)) return value.typed;
  if (Array.isArray(value)) return value.length ? value.map(shownPlainly).join('; ') : 'nothing';
  if (typeof value === 'object') return Object.values(value).map(shownPlainly).join(', ');
  return String(value);
}
