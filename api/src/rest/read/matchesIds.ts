import { inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { NOT_SET } from '@itinera/shared/contracts';

/** Rows whose column refers to one of the entries, or to none where that is asked for (`anyOfIds` of the contracts). */
export const matchesIds = (column: PgColumn, ids: string[]): SQL | undefined =>
  or(
    inArray(
      column,
      ids.filter((id) => id !== NOT_SET),
    ),
    ids.includes(NOT_SET) ? isNull(column) : undefined,
  );
