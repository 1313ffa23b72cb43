import * as z from '@itinera/shared/schema';
import { collection, type Entity } from './collection';
import { code, id, integer, optional, text } from './fields';
import { embeddedName, namesCollection, withNames } from './names';
import { ofHotels, order, withData } from './shown';

const shortCode = optional(
  code(/^[A-Z0-9+-]{1,10}$/, 'Use up to 10 capital letters and digits, such as HB or DBL.'),
);

/** What a hotel can offer: beach, boardings and rooms. */
export const beachTypeNames = namesCollection('/api/beach-type-names', 'beach_type_id');
export const beachTypes = withNames(
  collection({
    path: '/api/beach-types',
    entity: { id, name: z.string(), ...ofHotels, beach_type_name: z.optional(z.nullable(embeddedName)) },
    input: { name: text(80, 1) },
    create: ['name'],
    filters: withData,
    sorts: ['name'],
    reference: true,
  }),
  beachTypeNames,
);

export const boardingTypeNames = namesCollection('/api/boarding-type-names', 'boarding_type_id');
export const boardingTypes = withNames(
  collection({
    path: '/api/boarding-types',
    entity: {
      id,
      code: z.nullable(z.string()),
      order: z.number(),
      ...ofHotels,
      boarding_type_name: z.optional(z.nullable(embeddedName)),
    },
    input: { code: shortCode, order },
    create: [],
    defaults: { order: 0 },
    filters: withData,
    sorts: ['code', 'order'],
    reference: true,
  }),
  boardingTypeNames,
);
export type BoardingType = Entity<typeof boardingTypes>;

const guests = integer(0, 30);

export const roomTypeNames = namesCollection('/api/room-type-names', 'room_type_id');
export const roomTypes = withNames(
  collection({
    path: '/api/room-types',
    entity: {
      id,
      code: z.nullable(z.string()),
      max_adults: z.number(),
      max_children: z.number(),
      max_guests: z.number(),
      order: z.number(),
      ...ofHotels,
      room_type_name: z.optional(z.nullable(embeddedName)),
    },
    input: { code: shortCode, max_adults: guests, max_children: guests, max_guests: guests, order },
    create: [],
    defaults: { max_adults: 2, max_children: 2, max_guests: 4, order: 0 },
    filters: withData,
    sorts: ['code', 'max_guests', 'order'],
    reference: true,
  }),
  roomTypeNames,
);
export type RoomType = Entity<typeof roomTypes>;
