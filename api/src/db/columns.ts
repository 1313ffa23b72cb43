import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, integer, text, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid().primaryKey();

/** An instant in answers: ISO 8601 in UTC, with milliseconds, the precision of PGlite's clock. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const createdNow = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** Columns of most reference entries: whether filters offer them, and their position in lists. */
export const shown = () => ({
  show_in_filter: boolean().notNull().default(true),
  order: integer().notNull().default(0),
});

/** Money in the smallest unit of its currency. The highest amount has no room in four bytes. */
export const minor = () => bigint({ mode: 'number' });

/** A name in one locale; the owner's column is added by each table. */
export const localName = () => ({ id: id(), locale: text().notNull(), name: text().notNull() });
