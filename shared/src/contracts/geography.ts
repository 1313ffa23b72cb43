import * as z from 'zod/mini';
import { collection, type Entity } from './collection';
import { flag, id, integer, locale, optionalId, queryFlag, text } from './fields';

/** A name in one locale, as it is embedded beside its entity when data are asked for. */
export const embeddedName = z.object({ id, locale, name: z.string() });
export type EmbeddedName = z.infer<typeof embeddedName>;

const shown = { show_in_filter: flag, order: integer(0, 100_000) };
const withData = { with_data: z.optional(queryFlag), locale: z.optional(locale) };

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

export const countries = collection({
  path: '/api/countries',
  entity: country,
  input: { iso2: z.nullable(text(2)), ...shown },
  create: [],
  filters: withData,
  sorts: ['order'],
});
export type Country = Entity<typeof countries>;

export const regions = collection({
  path: '/api/regions',
  entity: region,
  input: { country_id: id, name: text(120, 1), ...shown },
  create: ['country_id', 'name'],
  filters: { ...withData, country_id: z.optional(id) },
  sorts: ['name', 'order'],
});
export type Region = Entity<typeof regions>;

export const resorts = collection({
  path: '/api/resorts',
  entity: resort,
  input: { region_id: id, city_id: optionalId, ...shown },
  create: ['region_id'],
  filters: { ...withData, region_id: z.optional(id) },
  sorts: ['order'],
});
export type Resort = Entity<typeof resorts>;

export const places = collection({
  path: '/api/places',
  entity: place,
  input: { resort_id: id, city_id: optionalId, name: text(120, 1), is_city: flag, ...shown },
  create: ['resort_id', 'name'],
  filters: { ...withData, resort_id: z.optional(id) },
  sorts: ['name', 'order'],
});
export type Place = Entity<typeof places>;
