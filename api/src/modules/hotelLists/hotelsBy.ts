import type { PgColumn } from 'drizzle-orm/pg-core';

/** Embeds the number of hotels of an entry, by the column that refers to it. */
export const hotelsBy = (by: PgColumn) => ({ counted: { hotel_count: { by } } });
