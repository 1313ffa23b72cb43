import { inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { NOT_SET } from '@itinera/shared/contracts';

/** Parses a filter by several entries (`anyOfIds` of the contracts): entries, and optionally rows without one. */
export const anyOf = (ids: string[]): { entries: string[]; orNotSet: boolean } => ({
  entries: ids.filter((id) => id !== NOT_SET),
  orNotSet: ids.includes(NOT_SET),
});

/** Rows whose column refers to one of the entries, or optionally to none. */
export function matchesIds(column: PgColumn, ids: string[]): SQL | undefined {
  const { entries, orNotSet } = anyOf(ids);
  return or(inArray(column, entries), orNotSet ? isNull(column) : undefined);
}
