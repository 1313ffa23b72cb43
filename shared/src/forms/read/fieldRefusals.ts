import type { DuplicateParams } from '@itinera/shared/contracts';
import type { ApiError } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';

export interface FieldRefusal {
  path: string;
  message: string;
  /** Who has the value already, if this person may see it. */
  holder?: DuplicateParams['entry'];
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A sentence of the server as people read it: the days that it says it names are written as they are typed. */
export function inFormWords(message: string, params: ApiError['params']): string {
  const days = Object.values(params).filter(isDay);
  return days.reduce((sentence, day) => sentence.replaceAll(day, formatDay(day)), message);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function holderIn({ entry }: ApiError['params']): DuplicateParams['entry'] {
  if (!isObject(entry)) return undefined;
  const { path, id, name } = entry;
  const isWhole = typeof path === 'string' && typeof id === 'string' && typeof name === 'string';
  return isWhole ? { path, id, name } : undefined;
}

/** What a refusal says of which field; of a value that is taken, by whom. */
export function fieldRefusals({ code, fields, params }: ApiError): FieldRefusal[] {
  const holder = code === 'duplicate' ? holderIn(params) : undefined;
  return Object.entries(fields).map(([path, message]) =>
    holder && path === params['field']
      ? { path, message: `${holder.name} already uses ${String(params['value'])}.`, holder }
      : { path, message: inFormWords(message, params) },
  );
}
