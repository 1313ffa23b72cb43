import { and, arrayContains, eq, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnFilters } from '../../rest/read/listFilters';
import type { TravellerUses } from './travellerActions.routes';
import { isPaxType } from './travellers.ages';
import { travellersTable as table } from './travellers.table';

const folded = (column: SQL | PgColumn): SQL => sql`lower(${column} COLLATE "und-x-icu")`;

/** Others with the same passport number, or the same name and birthday as the traveller with an id. */
function isDuplicateOf(id: unknown): SQL | undefined {
  const of = (column: SQL) => sql`(SELECT ${column} FROM travellers AS other WHERE other.id = ${id}::uuid)`;
  return and(
    ne(table.id, sql`${id}::uuid`),
    or(
      eq(table.passport_number, of(sql`other.passport_number`)),
      and(
        eq(table.birthday, of(sql`other.birthday`)),
        eq(folded(table.first_name), of(folded(sql`other.first_name`))),
        eq(folded(table.last_name), of(folded(sql`other.last_name`))),
      ),
    ),
  );
}

export const filtersWith = ({ travelledWith }: Pick<TravellerUses, 'travelledWith'>): OwnFilters => ({
  pax_type: isPaxType,
  passport_expires_before: (day) => lt(table.passport_expires_at, String(day)),
  companion_of: (id) => arrayContains(table.companions, [String(id)]),
  travelled_with: (id) =>
    and(
      ne(table.id, String(id)),
      or(arrayContains(table.companions, [String(id)]), travelledWith(table.id, String(id))),
    ),
  duplicates_of: isDuplicateOf,
});
