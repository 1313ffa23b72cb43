import * as z from '@itinera/shared/schema';
import { ageBands, childAge, childAgeInput } from './childAge';
import { hotelChains, hotelClasses, hotelFormats, hotelThemes, hotelTypes } from './classification';
import { customInput, customValues } from './custom/customValues';
import { collection, type CreateInput, type Entity, type UpdateInput } from './collection';
import { hotelFeatures } from './features';
import {
  decimal,
  flag,
  freeText,
  id,
  integer,
  locale,
  optional,
  optionalId,
  queryFlag,
  queryInteger,
  text,
  timeOfDay,
  timestamp,
  timeZone,
  zeroIfUnknown,
} from './fields';
import { places } from './geography';
import { hotelDescriptions } from './hotelDescriptions';
import { hotelImage } from './images';
import { anyOfIds, rangeFilter } from './listFilters';
import { withParts } from './shown';
import { beachTypes } from './stays';

const stored = z.nullable(z.string());
const switchFilter = z.optional(queryFlag);
const kilometres = z.nullable(
  decimal(0, 2000).check(z.multipleOf(0.01, { error: 'Use at most 2 decimals.' })),
);
const rating = z.nullable(decimal(0, 5).check(z.multipleOf(0.1, { error: 'Use at most 1 decimal.' })));
const typeIds = z.array(id, { error: 'Send a list of ids.' }).check(
  z.maxLength(100, { error: 'Choose at most 100.' }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'Choose each one only once.' }),
);

const fields = {
  name: text(120, 2),
  place_id: id,
  hotel_class_id: optionalId,
  hotel_type_id: optionalId,
  hotel_format_id: optionalId,
  hotel_chain_id: optionalId,
  beach_type_id: optionalId,
  room_type_id: typeIds,
  boarding_type_id: typeIds,
  stars: zeroIfUnknown(decimal(0, 5).check(z.multipleOf(0.5, { error: 'Use whole or half stars.' }))),
  /** Distances are kilometres; null: unknown, or not applicable. */
  distance_to_beach: kilometres,
  distance_to_city: kilometres,
  distance_to_slope: kilometres,
  beach_line_num: zeroIfUnknown(integer(0, 9)),
  is_beach_private: flag,
  latitude: z.nullable(decimal(-90, 90)),
  longitude: z.nullable(decimal(-180, 180)),
  trip_advisor_id: optional(text(120)),
  trip_advisor_url: optional(
    text(500).check(z.regex(/^https?:\/\/\S+$/, { error: 'Use a web address that begins with https://.' })),
  ),
  trip_advisor_rating: rating,
  google_rating_id: optional(text(120)),
  google_rating: rating,
  is_active: flag,
  is_recommended: flag,
  is_bestseller: flag,
  is_visited: flag,
  /** Why it is inactive. */
  status_note: optional(freeText(500)),
  url_pretty_name: text(120).check(
    z.regex(/^[a-z0-9-]*$/, { error: 'Use lowercase Latin letters, digits and hyphens.' }),
  ),
  keywords: freeText(500),
  child_age: childAgeInput,
  child_age_limits: ageBands,
  check_in_time: timeOfDay,
  check_out_time: timeOfDay,
  /** Of its deadlines; null: that of the business. */
  time_zone: optional(timeZone),
  custom: customInput,
};

/** Parts of a hotel that `with` can name, and the field of each. */
export const hotelParts = {
  place: 'place',
  class: 'hotel_class',
  type: 'hotel_type',
  format: 'hotel_format',
  chain: 'hotel_chain',
  beach: 'beach_type',
  rooms: 'room_type',
  boardings: 'boarding_type',
  themes: 'hotel_themes',
  features: 'hotel_features',
  descriptions: 'hotel_descriptions',
  images: 'hotel_images',
  airports: 'airport_count',
  partners: 'partner_count',
  coverage: 'price_coverage',
} as const;
export type HotelPart = keyof typeof hotelParts;

/** Query that requests exactly these parts of hotels. */
export const withHotelParts = (...parts: HotelPart[]) => ({ with: parts.join(',') });

/** Parts that the list of hotels shows: to partners, and to staff. */
const listed: HotelPart[] = ['place', 'class', 'type', 'format', 'themes', 'images', 'coverage'];
export const listedForPartners = withHotelParts(...listed);
export const listedForStaff = withHotelParts(...listed, 'partners');

export const hotels = collection({
  path: '/api/hotels',
  entity: {
    id,
    ...fields,
    hotel_class_id: z.nullable(id),
    hotel_type_id: z.nullable(id),
    hotel_format_id: z.nullable(id),
    hotel_chain_id: z.nullable(id),
    beach_type_id: z.nullable(id),
    room_type_id: z.array(id),
    boarding_type_id: z.array(id),
    name: z.string(),
    stars: z.number(),
    distance_to_beach: z.nullable(z.number()),
    distance_to_city: z.nullable(z.number()),
    distance_to_slope: z.nullable(z.number()),
    beach_line_num: z.number(),
    trip_advisor_id: stored,
    trip_advisor_url: stored,
    trip_advisor_rating: z.nullable(z.number()),
    google_rating_id: stored,
    google_rating: z.nullable(z.number()),
    /** Only for staff. */
    status_note: z.optional(stored),
    url_pretty_name: z.string(),
    /** Only for staff. */
    keywords: z.optional(z.string()),
    child_age: z.nullable(childAge),
    check_in_time: z.string(),
    check_out_time: z.string(),
    time_zone: stored,
    custom: z.optional(customValues),
    created_at: timestamp,
    updated_at: timestamp,
    place: z.optional(z.nullable(places.entity)),
    hotel_class: z.optional(z.nullable(hotelClasses.entity)),
    hotel_type: z.optional(z.nullable(hotelTypes.entity)),
    hotel_format: z.optional(z.nullable(hotelFormats.entity)),
    hotel_chain: z.optional(z.nullable(hotelChains.entity)),
    beach_type: z.optional(z.nullable(beachTypes.entity)),
    room_type: z.optional(z.array(z.object({ room_type_id: id, name: z.string(), locale }))),
    boarding_type: z.optional(z.array(z.object({ boarding_type_id: id, name: z.string(), locale }))),
    hotel_themes: z.optional(z.array(hotelThemes.entity)),
    hotel_features: z.optional(z.array(hotelFeatures.entity)),
    hotel_descriptions: z.optional(z.array(hotelDescriptions.entity)),
    hotel_images: z.optional(z.array(hotelImage)),
    airport_count: z.optional(z.number()),
    /** Number of partners that offer it; for staff. */
    partner_count: z.optional(z.number()),
    /** Percentage of the next 365 nights with prices, of the partner with the lowest; 100 means all of them. Null without partners. */
    price_coverage: z.optional(z.nullable(z.number())),
    /** First of these nights without a price, and its partner. */
    price_gap: z.optional(z.nullable(z.string())),
    price_gap_dmc_id: z.optional(z.nullable(id)),
  },
  input: fields,
  create: ['name', 'place_id'],
  defaults: {
    room_type_id: [],
    boarding_type_id: [],
    stars: 0,
    distance_to_beach: null,
    distance_to_city: null,
    distance_to_slope: null,
    beach_line_num: 0,
    is_beach_private: false,
    latitude: null,
    longitude: null,
    is_active: false,
    is_recommended: false,
    is_bestseller: false,
    is_visited: false,
    keywords: '',
    child_age_limits: [],
    check_in_time: '14:00',
    check_out_time: '12:00',
    custom: {},
  },
  customEntity: 'hotel',
  filters: {
    with_data: switchFilter,
    with: withParts(Object.keys(hotelParts)),
    locale: z.optional(locale),
    country_id: anyOfIds,
    region_id: anyOfIds,
    resort_id: anyOfIds,
    place_id: anyOfIds,
    hotel_class_id: anyOfIds,
    hotel_type_id: anyOfIds,
    hotel_format_id: anyOfIds,
    hotel_chain_id: anyOfIds,
    beach_type_id: anyOfIds,
    hotel_theme_id: anyOfIds,
    feature_id: anyOfIds,
    room_type_id: anyOfIds,
    boarding_type_id: anyOfIds,
    stars: rangeFilter,
    dmc_id: z.optional(id),
    beach_line_num: z.optional(queryInteger(0, 9)),
    is_beach_private: switchFilter,
    is_active: switchFilter,
    is_bestseller: switchFilter,
    is_recommended: switchFilter,
    is_visited: switchFilter,
    /** In a place that is a city. */
    in_city: switchFilter,
    has_images: switchFilter,
    has_description: switchFilter,
    /** Whether nights of the next 365 lack a price of any partner; for a partner, of their own. */
    has_price_gaps: switchFilter,
    /** Without a text in this language. */
    lacks_description: z.optional(locale),
  },
  sorts: [
    'name',
    'stars',
    'hotel_class',
    'hotel_type',
    'hotel_format',
    'country',
    'region',
    'resort',
    'place',
    'partner_count',
    'distance_to_beach',
    'trip_advisor_rating',
    'google_rating',
    'is_active',
    'created_at',
    'updated_at',
  ],
});
export type Hotel = Entity<typeof hotels>;

/** Reports an empty coordinate if the other one is given. */
const givenWith = (empty: 'latitude' | 'longitude', given: 'latitude' | 'longitude') =>
  z.refine<Pick<HotelUpdate, 'latitude' | 'longitude'>>(
    (hotel) => hotel[empty] !== null || hotel[given] === null,
    { path: [empty], error: 'Give both latitude and longitude, or neither.' },
  );

/** The form of a location has both coordinates; other calls may omit them, and the server checks the result. */
export const hotelLocationInput = hotels.updateInput.check(
  givenWith('latitude', 'longitude'),
  givenWith('longitude', 'latitude'),
);
export type HotelCreate = CreateInput<typeof hotels>;
export type HotelUpdate = UpdateInput<typeof hotels>;
/** Values of a hotel form, before parsing. */
export type HotelInput = z.input<typeof hotels.updateInput>;

/** Body of `POST /api/hotels/{id}/assign-themes`: ids of all its themes from now on. */
export const assignedThemes = z
  .array(id, { error: 'Send a list of theme ids.' })
  .check(z.maxLength(100, { error: 'Choose at most 100 themes.' }));

/** The themes of a hotel, as its form holds them. */
export const themesOfHotel = z.strictObject({ hotel_theme_id: assignedThemes });

/** Query of one hotel: `GET /api/hotels/{id}?with_data=true|false`. */
export const hotelQuery = z.strictObject({ with_data: z.optional(queryFlag), locale: z.optional(locale) });
