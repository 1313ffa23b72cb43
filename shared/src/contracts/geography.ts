import * as z from '@itinera/shared/schema';
import { collection, type Entity } from './collection';
import { code, flag, id, optional, optionalId, queryFlag, text } from './fields';
import { anyOfIds } from './listFilters';
import { embeddedName, namesCollection, withNames } from './names';
import { alikeNames, shown, shownDefaults, tagged, withData, withTags } from './shown';
import { cityCreation } from './specifiedValues';

const iso2 = code(/^[A-Z]{2}$/, 'Use the two letters of ISO 3166, such as LV.');
const iata = code(/^[A-Z]{3}$/, 'Use three letters, such as RIX.');

const country = {
  id,
  iso2: z.nullable(z.string()),
  ...shown,
  country_name: z.optional(z.nullable(embeddedName)),
};
const region = {
  id,
  country_id: id,
  name: z.string(),
  ...shown,
  region_name: z.optional(z.nullable(embeddedName)),
  country: z.optional(z.nullable(z.object(country))),
};
const resort = {
  id,
  region_id: id,
  city_id: z.nullable(id),
  ...shown,
  resort_name: z.optional(z.nullable(embeddedName)),
  region: z.optional(z.nullable(z.object(region))),
};
const place = {
  id,
  resort_id: id,
  city_id: z.nullable(id),
  name: z.string(),
  is_city: flag,
  ...shown,
  resort: z.optional(z.nullable(z.object(resort))),
};

export const countryNames = namesCollection('/api/countries-names', 'country_id');
export const countries = withNames(
  collection({
    path: '/api/countries',
    entity: country,
    input: { iso2: optional(iso2), ...shown },
    create: [],
    defaults: shownDefaults,
    filters: { ...withData, show_in_filter: z.optional(queryFlag) },
    sorts: ['order'],
    reference: true,
  }),
  countryNames,
);
export type Country = Entity<typeof countries>;

export const regionNames = namesCollection('/api/regions-names', 'region_id');
export const regions = withNames(
  collection({
    path: '/api/regions',
    entity: region,
    input: { country_id: id, name: text(120, 1), ...shown },
    create: ['country_id', 'name'],
    defaults: shownDefaults,
    filters: { ...withData, country_id: anyOfIds, show_in_filter: z.optional(queryFlag) },
    sorts: ['name', 'order'],
    reference: true,
  }),
  regionNames,
);
export type Region = Entity<typeof regions>;

export const resortNames = namesCollection('/api/resorts-names', 'resort_id');
export const resorts = withNames(
  collection({
    path: '/api/resorts',
    entity: resort,
    input: { region_id: id, city_id: optionalId, ...shown },
    create: ['region_id'],
    defaults: shownDefaults,
    filters: {
      ...withData,
      region_id: anyOfIds,
      city_id: anyOfIds,
      show_in_filter: z.optional(queryFlag),
    },
    sorts: ['order'],
    reference: true,
  }),
  resortNames,
);
export type Resort = Entity<typeof resorts>;

export const places = collection({
  path: '/api/places',
  entity: { ...place, ...tagged },
  input: { resort_id: id, city_id: optionalId, name: text(120, 1), is_city: flag, ...shown },
  create: ['resort_id', 'name'],
  defaults: { is_city: true, ...shownDefaults },
  filters: {
    ...withData,
    ...withTags,
    ...alikeNames,
    resort_id: anyOfIds,
    city_id: anyOfIds,
    is_city: z.optional(queryFlag),
    show_in_filter: z.optional(queryFlag),
  },
  sorts: ['name', 'order'],
  reference: true,
});
export type Place = Entity<typeof places>;

/** `is_origin`: offered as a departure city; `is_main`: listed first. */
export const cityNames = namesCollection('/api/cities-names', 'city_id');
export const cities = withNames(
  collection({
    path: '/api/cities',
    entity: {
      id,
      country_id: id,
      iata: z.nullable(z.string()),
      is_main: flag,
      is_origin: flag,
      ...shown,
      city_name: z.optional(z.nullable(embeddedName)),
      country: z.optional(z.nullable(z.object(country))),
    },
    input: { country_id: id, iata: optional(iata), is_main: flag, is_origin: flag, ...shown },
    create: ['country_id'],
    defaults: { ...shownDefaults, ...cityCreation },
    filters: {
      ...withData,
      country_id: anyOfIds,
      is_main: z.optional(queryFlag),
      is_origin: z.optional(queryFlag),
      show_in_filter: z.optional(queryFlag),
    },
    sorts: ['iata', 'order'],
    reference: true,
  }),
  cityNames,
);
export type City = Entity<typeof cities>;
