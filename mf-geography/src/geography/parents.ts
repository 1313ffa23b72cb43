import {
  cities,
  countries,
  regions,
  resorts,
  type City,
  type Country,
  type Place,
  type Region,
  type Resort,
} from '@itinera/shared/contracts';
import { level } from '@itinera/shared/choices';
import { entityFilter } from '@itinera/shared/grid';
import { nameless } from './names/names';

export const countryName = ({ country_name }: Pick<Country, 'country_name'>) =>
  country_name?.name ?? nameless;
export const regionName = ({ region_name, name }: Pick<Region, 'region_name' | 'name'>) =>
  region_name?.name ?? name;
export const resortName = ({ resort_name }: Pick<Resort, 'resort_name'>) => resort_name?.name ?? nameless;
export const cityName = ({ city_name }: Pick<City, 'city_name'>) => city_name?.name ?? nameless;

export const placeName = ({ name }: Pick<Place, 'name'>) => name;

const data = { with_data: true };

const countryLevel = level({ label: 'Country', collection: countries, query: data, nameOf: countryName });
const regionLevel = level({
  label: 'Region',
  collection: regions,
  query: data,
  nameOf: regionName,
  above: 'country_id',
});
const resortLevel = level({
  label: 'Resort',
  collection: resorts,
  query: data,
  nameOf: resortName,
  above: 'region_id',
});

export const toRegion = [countryLevel, regionLevel] as const;
export const toResort = [countryLevel, regionLevel, resortLevel] as const;

/** What a select of countries, or of cities, needs beside its field. */
export const countryChoice = { label: 'Country', collection: countries, query: data, nameOf: countryName };
export const cityChoice = { label: 'City', collection: cities, query: data, nameOf: cityName };

export const byCountry = entityFilter({
  key: 'country_id',
  label: 'Country',
  collection: countries,
  query: () => data,
  nameOf: countryName,
});

export const byRegion = entityFilter({
  key: 'region_id',
  label: 'Region',
  collection: regions,
  query: () => data,
  nameOf: regionName,
});
export const byResort = entityFilter({
  key: 'resort_id',
  label: 'Resort',
  collection: resorts,
  query: () => data,
  nameOf: resortName,
});
