import * as z from '@itinera/shared/schema';
import { collection, type Entity } from './collection';
import { id, integer, queryFlag, text } from './fields';
import { embeddedName, namesCollection, withNames } from './names';
import { alikeNames, ofHotels, shown, shownDefaults, tagged, withData, withTags } from './shown';

const name = text(80, 1);
const offered = { show_in_filter: z.optional(queryFlag) };

export const hotelClasses = collection({
  path: '/api/hotel-classes',
  entity: { id, name: z.string(), ...shown, ...ofHotels, ...tagged },
  input: { name, ...shown },
  create: ['name'],
  defaults: shownDefaults,
  filters: { ...withData, ...withTags, ...alikeNames, ...offered },
  sorts: ['name', 'order'],
  reference: true,
});

export const hotelChains = collection({
  path: '/api/hotel-chains',
  entity: { id, name: z.string(), ...shown, ...ofHotels, ...tagged },
  input: { name, ...shown },
  create: ['name'],
  defaults: shownDefaults,
  filters: { ...withData, ...withTags, ...alikeNames, ...offered },
  sorts: ['name', 'order'],
  reference: true,
});

export const hotelTypeNames = namesCollection('/api/hotel-type-names', 'hotel_type_id');
export const hotelTypes = withNames(
  collection({
    path: '/api/hotel-types',
    entity: { id, ...shown, ...ofHotels, hotel_type_name: z.optional(z.nullable(embeddedName)) },
    input: shown,
    create: [],
    defaults: shownDefaults,
    filters: { ...withData, ...offered },
    sorts: ['order'],
    reference: true,
  }),
  hotelTypeNames,
);

export const hotelFormatNames = namesCollection('/api/hotel-format-names', 'hotel_format_id');
export const hotelFormats = withNames(
  collection({
    path: '/api/hotel-formats',
    entity: { id, ...shown, ...ofHotels, hotel_format_name: z.optional(z.nullable(embeddedName)) },
    input: shown,
    create: [],
    defaults: shownDefaults,
    filters: { ...withData, ...offered },
    sorts: ['order'],
    reference: true,
  }),
  hotelFormatNames,
);

/** Heavier themes come first. */
export const hotelThemes = collection({
  path: '/api/hotel-themes',
  entity: { id, name: z.string(), weight: z.number(), ...ofHotels, ...tagged },
  input: { name, weight: integer(0, 100_000) },
  create: ['name'],
  defaults: { weight: 0 },
  filters: { ...withData, ...withTags, ...alikeNames },
  sorts: ['name', 'weight'],
  reference: true,
});
export type HotelTheme = Entity<typeof hotelThemes>;

/** All themes in their order, as one form holds it. */
export const themesInOrder = z.strictObject({ ids: z.array(id) });
