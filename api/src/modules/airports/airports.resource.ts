import { eq, sql } from 'drizzle-orm';
import { airports, defaultLocale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import type { EntryTable } from '../../rest/entries/references';
import { selectByIds } from '../../rest/entries/embed';
import { namesIn } from '../../rest/read/listOrder';
import { ofEverybody } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { citiesTable } from '../geography/cities.table';
import { countriesTable } from '../geography/countries.table';
import { regionsTable } from '../geography/geography.table';
import { airportsTable as table } from './airports.table';

type Airport = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

async function nameIn(tx: Transaction, table: EntryTable, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [own, working] = namesIn(table, defaultLocale);
  const [entry] = await tx
    .select({ name: sql<string | null>`coalesce(${own}, ${working ?? null})` })
    .from(table)
    .where(eq(table.id, id));
  return entry?.name ?? null;
}

/**
 * Requires the region and the city to be in the airport's country. The names of country and region are stored, because the specified client
 * reads them there.
 */
async function prepare(tx: Transaction, changes: Changes, before: Airport | undefined): Promise<Changes> {
  const { country_id, region_id = null, city_id } = { ...before, ...changes };
  if (country_id === undefined) return changes;
  const [region] = await selectByIds(tx, regionsTable, region_id ? [region_id] : []);
  if (region && region.country_id !== country_id)
    throw invalid({ region_id: 'Choose a region of the same country, or none.' });
  const [city] = await selectByIds(tx, citiesTable, city_id ? [city_id] : []);
  if (city && city.country_id !== country_id)
    throw invalid({ city_id: 'Choose a city of the same country, or none.' });
  const named = { ...changes };
  if (country_id !== before?.country_id) named.iso_country ??= await nameIn(tx, countriesTable, country_id);
  if (region_id !== (before?.region_id ?? null))
    named.iso_region ??= await nameIn(tx, regionsTable, region_id);
  return named;
}

const searched = [table.iata_code, table.gps_code, table.municipality];

export const airportResource = resource({
  collection: airports,
  table,
  access: ofEverybody,
  searched,
  filters: {
    has_coordinates: (wanted) =>
      wanted === true
        ? sql`(${table.latitude_deg} IS NOT NULL AND ${table.longitude_deg} IS NOT NULL)`
        : sql`(${table.latitude_deg} IS NULL OR ${table.longitude_deg} IS NULL)`,
  },
  prepare,
});
