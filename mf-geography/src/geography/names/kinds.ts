import { cities, countries, places, regions, resorts } from '@itinera/shared/contracts';
import { namesPerLocale, ownNames } from '@itinera/shared/sheet';
import { missingIn } from '../../list/columns';
import {
  byCountry,
  byRegion,
  byResort,
  cityName,
  countryName,
  placeName,
  regionName,
  resortName,
} from '../parents';

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

export const namesOfCountries = namesPerLocale(countries, {
  noun: 'country',
  label: 'Names of countries',
  rowHeader: 'Country',
  nameOf: countryName,
  underOf: ({ iso2 }) => joined(iso2),
  filters: [missingIn],
});

export const namesOfRegions = namesPerLocale(regions, {
  noun: 'region',
  label: 'Names of regions',
  rowHeader: 'Region',
  nameOf: regionName,
  underOf: ({ country }) => joined(country && countryName(country)),
  filters: [missingIn, byCountry],
});

export const namesOfCities = namesPerLocale(cities, {
  noun: 'city',
  label: 'Names of cities',
  rowHeader: 'City',
  nameOf: cityName,
  underOf: ({ country, iata }) => joined(country && countryName(country), iata),
  filters: [missingIn, byCountry],
});

export const namesOfResorts = namesPerLocale(resorts, {
  noun: 'resort',
  label: 'Names of resorts',
  rowHeader: 'Resort',
  nameOf: resortName,
  underOf: ({ region }) => joined(region && regionName(region)),
  filters: [missingIn, byRegion],
});

export const namesOfPlaces = ownNames(places, {
  noun: 'place',
  label: 'Names of places',
  rowHeader: 'Place',
  nameOf: placeName,
  underOf: ({ resort }) => joined(resort && resortName(resort)),
  filters: [byResort],
});
