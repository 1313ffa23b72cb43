import type { Airport, FlightCarrier, Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { byId, idsIn, lookUp, selectByIds } from '../../rest/entries/embed';
import { findCities, findCountries, findRegions } from '../geography/geography.queries';
import { airportsTable } from './airports.table';
import { flightCarriersTable } from './flightCarriers.table';

export async function findAirports(
  tx: Transaction,
  ids: string[],
  locale: Locale,
): Promise<Map<string, Airport>> {
  const rows = await selectByIds(tx, airportsTable, ids);
  const countries = await findCountries(tx, idsIn(rows, 'country_id'), locale);
  const regions = await findRegions(tx, idsIn(rows, 'region_id'), locale);
  const cities = await findCities(tx, idsIn(rows, 'city_id'), locale);
  return byId(
    rows.map((row) => ({
      ...row,
      country: lookUp(countries, row.country_id),
      region: lookUp(regions, row.region_id),
      city: lookUp(cities, row.city_id),
    })),
  );
}

export async function findCarriers(
  tx: Transaction,
  ids: string[],
  locale: Locale,
): Promise<Map<string, FlightCarrier>> {
  const rows = await selectByIds(tx, flightCarriersTable, ids);
  const countries = await findCountries(tx, idsIn(rows, 'country_id'), locale);
  return byId(rows.map((row) => ({ ...row, country: lookUp(countries, row.country_id) })));
}
