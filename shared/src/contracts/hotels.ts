import * as z from 'zod/mini';
import { hotelChains, hotelClasses, hotelFormats, hotelThemes, hotelTypes } from './classification';
import { collection, type CreateInput, type Entity, type UpdateInput } from './collection';
import { decimal, flag, id, locale, optionalId, queryFlag, text, timeOfDay, timestamp } from './fields';
import { places } from './geography';
import { hotelImage } from './images';

/** The part of a hotel that one writes; distances and the other cards join with their screens. */
const fields = {
  name: text(120, 2),
  place_id: id,
  hotel_class_id: optionalId,
  hotel_type_id: optionalId,
  hotel_format_id: optionalId,
  hotel_chain_id: optionalId,
  stars: decimal(0, 5).check(z.multipleOf(0.5, { error: 'Use whole or half stars.' })),
  is_active: flag,
  is_recommended: flag,
  is_bestseller: flag,
  is_visited: flag,
  url_pretty_name: text(120).check(
    z.regex(/^[a-z0-9-]*$/, { error: 'Use small Latin letters, digits and hyphens.' }),
  ),
  keywords: text(500),
  check_in_time: timeOfDay,
  check_out_time: timeOfDay,
};

export const hotels = collection({
  path: '/api/hotels',
  entity: {
    id,
    ...fields,
    hotel_class_id: z.nullable(id),
    hotel_type_id: z.nullable(id),
    hotel_format_id: z.nullable(id),
    hotel_chain_id: z.nullable(id),
    name: z.string(),
    stars: z.number(),
    url_pretty_name: z.string(),
    keywords: z.string(),
    check_in_time: z.string(),
    check_out_time: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    place: z.optional(z.nullable(places.entity)),
    hotel_class: z.optional(z.nullable(hotelClasses.entity)),
    hotel_type: z.optional(z.nullable(hotelTypes.entity)),
    hotel_format: z.optional(z.nullable(hotelFormats.entity)),
    hotel_chain: z.optional(z.nullable(hotelChains.entity)),
    hotel_themes: z.optional(z.array(hotelThemes.entity)),
    hotel_images: z.optional(z.array(hotelImage)),
  },
  input: fields,
  create: ['name', 'place_id'],
  filters: {
    with_data: z.optional(queryFlag),
    locale: z.optional(locale),
    country_id: z.optional(id),
    region_id: z.optional(id),
    resort_id: z.optional(id),
    place_id: z.optional(id),
    hotel_class_id: z.optional(id),
    hotel_theme_id: z.optional(id),
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['name', 'stars', 'hotel_class', 'is_active', 'created_at', 'updated_at'],
});
export type Hotel = Entity<typeof hotels>;
export type HotelCreate = CreateInput<typeof hotels>;
export type HotelUpdate = UpdateInput<typeof hotels>;

/** Query of one hotel: `GET /api/hotels/{id}?with_data=true|false`. */
export const hotelQuery = z.strictObject({ with_data: z.optional(queryFlag), locale: z.optional(locale) });
