import { eq, sql } from 'drizzle-orm';
import { airports, defaultLocale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
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

async function nameOfCountry(tx: Transaction, id: string): Promise<string | null> {
  const [name] = namesIn(countriesTable, defaultLocale);
  const [country] = await tx
    .select({ name: sql<string | null>`${name}` })
    .from(countriesTable)
    .where(eq(countriesTable.id, id));
  return country?.name ?? null;
}

/**
 * An airport is in a region and a city of its country. The name of the country is stored as the specified
 * client reads it.
 */
async function prepare(tx: Transaction, changes: Changes, before: Airport | undefined): Promise<Changes> {
  const { country_id, region_id, city_id } = { ...before, ...changes };
  if (country_id === undefined) return changes;
  const [region] = await selectByIds(tx, regionsTable, region_id ? [region_id] : []);
  if (region && region.country_id !== country_id)
    throw invalid({ region_id: 'Choose a region of the same country.' });
  const [city] = await selectByIds(tx, citiesTable, city_id ? [city_id] : []);
  if (city && city.country_id !== country_id)
    throw invalid({ city_id: 'Choose a city of the same country.' });
  const isMoved = country_id !== before?.country_id;
  if (!isMoved || changes.iso_country !== undefined) return changes;
  return { ...changes, iso_country: await nameOfCountry(tx, country_id) };
}

const searched = [table.iata_code, table.gps_code, table.municipality];

export const airportResource = resource({
  collection: airports,
  table,
  access: ofEverybody,
  searched,
  prepare,
});
