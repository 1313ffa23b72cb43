import type { DuplicateParams } from '@itinera/shared/contracts';
import { ApiError, NotSent } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';

export interface FieldRefusal {
  path: string;
  message: string;
  /** The entry that has the value already, if this person may see it. */
  holder?: DuplicateParams['entry'];
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A server message with its days written as people type them. */
export function inFormWords(message: string, params: ApiError['params']): string {
  const days = Object.values(params).filter(isDay);
  return days.reduce((sentence, day) => sentence.replaceAll(day, formatDay(day)), message);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Holder = NonNullable<DuplicateParams['entry']>;

function holderIn({ entry }: ApiError['params']): DuplicateParams['entry'] {
  if (!isObject(entry)) return undefined;
  const { path, id, name } = entry;
  const isWhole = typeof path === 'string' && typeof id === 'string' && typeof name === 'string';
  return isWhole ? { path, id, name } : undefined;
}

/** For a duplicate name the server's message is enough; for another value the entry is named. */
const takenBy = ({ name }: Holder, value: unknown, message: string): string =>
  name === value ? message : `${name} already uses ${String(value)}.`;

/** Refusals of the server by field, for duplicates with the entry that has the value. */
function ofServer({ code, fields, params }: ApiError): FieldRefusal[] {
  const holder = code === 'duplicate' ? holderIn(params) : undefined;
  return Object.entries(fields).map(([path, message]) =>
    holder && path === params['field']
      ? { path, message: takenBy(holder, params['value'], message), holder }
      : { path, message: inFormWords(message, params) },
  );
}

/** Refusals by field, from the server or the page itself; empty if no field is refused. */
export function refusalsIn(error: unknown): FieldRefusal[] {
  if (error instanceof ApiError) return ofServer(error);
  if (error instanceof NotSent)
    return Object.entries(error.fields).map(([path, message]) => ({ path, message }));
  return [];
}
