import { cities, countries, locales, regions, resorts, type EmbeddedName } from '@itinera/shared/contracts';
import { entriesOf } from '@itinera/shared/imports';
import { countryName, regionName } from '../geography/parents';

const namesIn = (names: EmbeddedName[] | undefined) => (names ?? []).map(({ name }) => name);

export const query = { with_data: true };

const queries = locales.map((locale) => ({ ...query, locale }));

export const toCountry = entriesOf({
  of: countries,
  queries,
  noun: 'country',
  namesOf: ({ names, iso2 }) => [...namesIn(names), iso2],
});

export const toRegion = entriesOf({
  of: regions,
  queries,
  noun: 'region',
  namesOf: ({ names, name }) => [...namesIn(names), name],
  withinOf: ({ country }) => (country ? countryName(country) : undefined),
});

export const toCity = entriesOf({
  of: cities,
  queries,
  noun: 'city',
  namesOf: ({ names, iata }) => [...namesIn(names), iata],
  withinOf: ({ country }) => (country ? countryName(country) : undefined),
});

export const toResort = entriesOf({
  of: resorts,
  queries,
  noun: 'resort',
  namesOf: ({ names }) => namesIn(names),
  withinOf: ({ region }) => (region ? regionName(region) : undefined),
});

export const names = [
  { kind: 'name', locale: 'en', label: 'Name (English)' },
  { kind: 'name', locale: 'ru', label: 'Name (Russian)', also: ['Название'] },
] as const;

export const shown = [
  { kind: 'integer', key: 'order', label: 'Order', hint: 'Small numbers come first' },
  { kind: 'flag', key: 'show_in_filter', label: 'Show in filters', also: ['In filter'] },
] as const;
