import { and, arrayContains, arrayOverlaps, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OwnFilters } from '../../rest/read/listFilters';
import type { TravellerUses } from './travellerActions.routes';
import { nameKeysOf } from './nameKeys';
import { isPaxType } from './travellers.ages';
import { travellersTable as table } from './travellers.table';

/**
 * Others with the same passport number, or the same birthday and a common name key. Separate subqueries, because one condition with OR
 * would not use the two indexes.
 */
const isDuplicateOf = (id: unknown): SQL => sql`(${ne(table.id, sql`${id}::uuid`)} AND ${table.id} IN (
  SELECT alike.id FROM travellers alike WHERE alike.passport_number = (SELECT passport_number FROM travellers WHERE id = ${id}::uuid)
  UNION ALL
  SELECT alike.id FROM travellers alike WHERE alike.birthday = (SELECT birthday FROM travellers WHERE id = ${id}::uuid)
    AND alike.name_keys && (SELECT name_keys FROM travellers WHERE id = ${id}::uuid)))`;

/** Matches `last name, first name` in any spelling. */
function isNamedLike(name: unknown): SQL {
  const [last_name = '', first_name = ''] = String(name).split(',');
  const keys = nameKeysOf({ first_name, last_name });
  return keys.length > 0 ? arrayOverlaps(table.name_keys, keys) : sql`false`;
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
  named_like: isNamedLike,
});
