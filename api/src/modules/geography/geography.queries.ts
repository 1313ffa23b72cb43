import type { City, Country, Locale, Place, Region, Resort } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { byId, idsIn, lookUp, selectByIds } from '../../rest/entries/embed';
import { findNames, type LocalNames } from '../../rest/entries/localNames';
import { citiesTable, cityNamesTable } from './cities.table';
import { countriesTable, countryNamesTable } from './countries.table';
import {
  placesTable,
  regionNamesTable,
  regionsTable,
  resortNamesTable,
  resortsTable,
} from './geography.table';

const countryNames: LocalNames = { table: countryNamesTable, owner: countryNamesTable.country_id };
const regionNames: LocalNames = { table: regionNamesTable, owner: regionNamesTable.region_id };
const resortNames: LocalNames = { table: resortNamesTable, owner: resortNamesTable.resort_id };
const cityNames: LocalNames = { table: cityNamesTable, owner: cityNamesTable.city_id };

type Found<T> = Promise<Map<string, T>>;

/** Entries with everything above them, up to the country, as `with_data` embeds them. */
export async function findCountries(tx: Transaction, ids: string[], locale: Locale): Found<Country> {
  const rows = await selectByIds(tx, countriesTable, ids);
  const names = await findNames(tx, countryNames, idsIn(rows, 'id'), locale);
  return byId(rows.map((row) => ({ ...row, country_name: lookUp(names, row.id) })));
}

export async function findRegions(tx: Transaction, ids: string[], locale: Locale): Found<Region> {
  const rows = await selectByIds(tx, regionsTable, ids);
  const names = await findNames(tx, regionNames, idsIn(rows, 'id'), locale);
  const parents = await findCountries(tx, idsIn(rows, 'country_id'), locale);
  return byId(
    rows.map((row) => ({
      ...row,
      region_name: lookUp(names, row.id),
      country: lookUp(parents, row.country_id),
    })),
  );
}

export async function findResorts(tx: Transaction, ids: string[], locale: Locale): Found<Resort> {
  const rows = await selectByIds(tx, resortsTable, ids);
  const names = await findNames(tx, resortNames, idsIn(rows, 'id'), locale);
  const parents = await findRegions(tx, idsIn(rows, 'region_id'), locale);
  return byId(
    rows.map((row) => ({
      ...row,
      resort_name: lookUp(names, row.id),
      region: lookUp(parents, row.region_id),
    })),
  );
}

export async function findPlaces(tx: Transaction, ids: string[], locale: Locale): Found<Place> {
  const rows = await selectByIds(tx, placesTable, ids);
  const parents = await findResorts(tx, idsIn(rows, 'resort_id'), locale);
  return byId(rows.map((row) => ({ ...row, resort: lookUp(parents, row.resort_id) })));
}

export async function findCities(tx: Transaction, ids: string[], locale: Locale): Found<City> {
  const rows = await selectByIds(tx, citiesTable, ids);
  const names = await findNames(tx, cityNames, idsIn(rows, 'id'), locale);
  const parents = await findCountries(tx, idsIn(rows, 'country_id'), locale);
  return byId(
    rows.map((row) => ({
      ...row,
      city_name: lookUp(names, row.id),
      country: lookUp(parents, row.country_id),
    })),
  );
}
