import * as z from '@itinera/shared/schema';
import { collection, type Entity } from './collection';
import {
  code,
  decimal,
  flag,
  freeText,
  id,
  integer,
  optional,
  optionalId,
  queryFlag,
  text,
  timestamp,
  timeZone,
} from './fields';
import { anyOfIds } from './listFilters';
import { cities, countries, regions } from './geography';
import { alikeNames, withData } from './shown';

const stored = z.nullable(z.string());

/** Columns of the open data of airports: stored, and returned unchanged. */
const openData = {
  ident: optional(text(40)),
  type: optional(text(40)),
  continent: optional(text(2)),
  municipality: optional(text(120)),
  scheduled_service: optional(text(10)),
  local_code: optional(text(10)),
  home_link: optional(text(500)),
  wikipedia_link: optional(text(500)),
  keywords: optional(freeText(1000)),
};

const storedOpenData = {
  ident: stored,
  type: stored,
  continent: stored,
  municipality: stored,
  scheduled_service: stored,
  local_code: stored,
  home_link: stored,
  wikipedia_link: stored,
  keywords: stored,
};

/**
 * `iso_country` and `iso_region` are names, as the specified client sends them (use the ids for references).
 */
export const airports = collection({
  path: '/api/airports',
  entity: {
    id,
    name: z.string(),
    iata_code: z.string(),
    gps_code: stored,
    country_id: id,
    region_id: z.nullable(id),
    city_id: z.nullable(id),
    iso_country: stored,
    iso_region: stored,
    latitude_deg: z.nullable(z.number()),
    longitude_deg: z.nullable(z.number()),
    elevation_ft: z.nullable(z.number()),
    timezone: stored,
    charter_start: flag,
    is_active: flag,
    ...storedOpenData,
    created_at: timestamp,
    updated_at: timestamp,
    country: z.optional(z.nullable(countries.entity)),
    region: z.optional(z.nullable(regions.entity)),
    city: z.optional(z.nullable(cities.entity)),
  },
  input: {
    name: text(120, 1),
    iata_code: code(/^[A-Z]{3}$/, 'Use the three letters of the IATA code, such as RIX.'),
    gps_code: optional(code(/^[A-Z]{4}$/, 'Use the four letters of the ICAO code, such as EVRA.')),
    country_id: id,
    region_id: optionalId,
    city_id: optionalId,
    iso_country: optional(text(120)),
    iso_region: optional(text(120)),
    latitude_deg: z.nullable(decimal(-90, 90)),
    longitude_deg: z.nullable(decimal(-180, 180)),
    elevation_ft: z.nullable(integer(-2000, 30_000)),
    timezone: optional(timeZone),
    charter_start: flag,
    is_active: flag,
    ...openData,
  },
  create: ['name', 'iata_code', 'country_id'],
  defaults: { latitude_deg: null, longitude_deg: null, charter_start: false, is_active: true },
  filters: {
    ...withData,
    ...alikeNames,
    charter_start: z.optional(queryFlag),
    is_active: z.optional(queryFlag),
    has_coordinates: z.optional(queryFlag),
    country_id: anyOfIds,
    region_id: anyOfIds,
    city_id: anyOfIds,
  },
  sorts: ['name', 'iata_code', 'iso_country', 'iso_region', 'created_at', 'updated_at'],
  reference: true,
});
export type Airport = Entity<typeof airports>;
