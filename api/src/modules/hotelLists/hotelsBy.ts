import type { PgColumn } from 'drizzle-orm/pg-core';

/** Embeds how many hotels have an entry, by the column that refers to it. */
export const hotelsBy = (by: PgColumn) => ({ counted: { hotel_count: { by } } });
