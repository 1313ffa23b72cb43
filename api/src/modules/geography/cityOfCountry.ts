import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { citiesTable } from './cities.table';
import { regionsTable, resortsTable, type placesTable } from './geography.table';

type ResortChanges = Partial<typeof resortsTable.$inferInsert>;
type PlaceChanges = Partial<typeof placesTable.$inferInsert>;

const refusal = (above: string) =>
  invalid({
    city_id: `This city is in another country than the ${above}. Choose one of the same country, or none.`,
  });

/** Whether a write changes where an entry is: other writes of entries older than the rule must remain possible. */
const isMoved = (changes: object, above: string): boolean => 'city_id' in changes || above in changes;

/** Requires the city of a resort to be in its country. */
export async function prepareResort(
  tx: Transaction,
  changes: ResortChanges,
  before: typeof resortsTable.$inferSelect | undefined,
): Promise<ResortChanges> {
  const { region_id, city_id } = { ...before, ...changes };
  if (!isMoved(changes, 'region_id') || !region_id || !city_id) return changes;
  const abroad = await tx
    .select({ id: citiesTable.id })
    .from(citiesTable)
    .innerJoin(regionsTable, ne(regionsTable.country_id, citiesTable.country_id))
    .where(and(eq(citiesTable.id, city_id), eq(regionsTable.id, region_id)));
  if (abroad.length > 0) throw refusal('region');
  return changes;
}

/** Requires the city of a place to be in its country. */
export async function preparePlace(
  tx: Transaction,
  changes: PlaceChanges,
  before: typeof placesTable.$inferSelect | undefined,
): Promise<PlaceChanges> {
  const { resort_id, city_id } = { ...before, ...changes };
  if (!isMoved(changes, 'resort_id') || !resort_id || !city_id) return changes;
  const abroad = await tx
    .select({ id: citiesTable.id })
    .from(citiesTable)
    .innerJoin(regionsTable, ne(regionsTable.country_id, citiesTable.country_id))
    .innerJoin(resortsTable, eq(resortsTable.region_id, regionsTable.id))
    .where(and(eq(citiesTable.id, city_id), eq(resortsTable.id, resort_id)));
  if (abroad.length > 0) throw refusal('resort');
  return changes;
}
