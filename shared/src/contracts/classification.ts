import * as z from 'zod/mini';
import { collection, type Entity } from './collection';
import { embeddedName } from './geography';
import { flag, id, integer, locale, queryFlag, text } from './fields';

const shown = { show_in_filter: flag, order: integer(0, 100_000) };
const localised = { with_data: z.optional(queryFlag), locale: z.optional(locale) };

export const hotelClasses = collection({
  path: '/api/hotel-classes',
  entity: { id, name: z.string(), ...shown },
  input: { name: text(80, 1), ...shown },
  create: ['name'],
  filters: {},
  sorts: ['name', 'order'],
});
export type HotelClass = Entity<typeof hotelClasses>;

export const hotelChains = collection({
  path: '/api/hotel-chains',
  entity: { id, name: z.string(), ...shown },
  input: { name: text(80, 1), ...shown },
  create: ['name'],
  filters: {},
  sorts: ['name', 'order'],
});
export type HotelChain = Entity<typeof hotelChains>;

export const hotelTypes = collection({
  path: '/api/hotel-types',
  entity: { id, ...shown, hotel_type_name: z.optional(z.nullable(embeddedName)) },
  input: shown,
  create: [],
  filters: localised,
  sorts: ['order'],
});
export type HotelType = Entity<typeof hotelTypes>;

export const hotelFormats = collection({
  path: '/api/hotel-formats',
  entity: { id, ...shown, hotel_format_name: z.optional(z.nullable(embeddedName)) },
  input: shown,
  create: [],
  filters: localised,
  sorts: ['order'],
});
export type HotelFormat = Entity<typeof hotelFormats>;

/** Heavier themes come first. */
export const hotelThemes = collection({
  path: '/api/hotel-themes',
  entity: { id, name: z.string(), weight: z.number() },
  input: { name: text(80, 1), weight: integer(0, 100_000) },
  create: ['name'],
  filters: {},
  sorts: ['name', 'weight'],
});
export type HotelTheme = Entity<typeof hotelThemes>;
