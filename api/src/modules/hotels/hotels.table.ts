import { sql, type InferSelectModel } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AgeBand, ChildAge, CustomValues } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { alphabetical } from '../../db/ordering';
import { declareDerived } from '../../rest/entries/derived';
import type { IdList } from '../../rest/entries/references';
import {
  hotelChainsTable,
  hotelClassesTable,
  hotelFormatsTable,
  hotelThemesTable,
  hotelTypesTable,
} from '../classification/classification.table';
import { beachTypesTable, boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { placesTable } from '../geography/geography.table';
import { uploadsTable } from '../../people/uploads.table';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareOfThings } from '../../db/visibility/ofThings';

const kilometres = () => numeric({ precision: 6, scale: 2, mode: 'number' });
const rating = () => numeric({ precision: 2, scale: 1, mode: 'number' });

export const hotelsTable = pgTable(
  'hotels',
  {
    id: id(),
    name: text().notNull(),
    place_id: uuid()
      .notNull()
      .references(() => placesTable.id),
    hotel_class_id: uuid().references(() => hotelClassesTable.id),
    hotel_type_id: uuid().references(() => hotelTypesTable.id),
    hotel_format_id: uuid().references(() => hotelFormatsTable.id),
    hotel_chain_id: uuid().references(() => hotelChainsTable.id),
    beach_type_id: uuid().references(() => beachTypesTable.id),
    room_type_id: uuid().array().notNull().default([]),
    boarding_type_id: uuid().array().notNull().default([]),
    stars: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(0),
    distance_to_beach: kilometres(),
    distance_to_city: kilometres(),
    distance_to_slope: kilometres(),
    beach_line_num: integer().notNull().default(0),
    is_beach_private: boolean().notNull().default(false),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    trip_advisor_id: text(),
    trip_advisor_url: text(),
    trip_advisor_rating: rating(),
    google_rating_id: text(),
    google_rating: rating(),
    is_active: boolean().notNull().default(false),
    is_recommended: boolean().notNull().default(false),
    is_bestseller: boolean().notNull().default(false),
    is_visited: boolean().notNull().default(false),
    status_note: text(),
    url_pretty_name: text().notNull().unique('hotels_url_pretty_name'),
    keywords: text().notNull().default(''),
    /** Folded name and keywords, which `q` of staff searches (migration 0075). */
    searched: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(name || ' ' || keywords)`),
    child_age: jsonb().$type<ChildAge>(),
    child_age_limits: jsonb().$type<AgeBand[]>().notNull().default([]),
    check_in_time: text().notNull().default('14:00'),
    check_out_time: text().notNull().default('12:00'),
    time_zone: text(),
    custom: jsonb().$type<CustomValues>().notNull().default({}),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('hotels_by_creation').on(table.created_at, table.id),
    index('hotels_by_name').on(alphabetical(table.name), table.id),
    index('hotels_by_stars').on(table.stars, table.id),
    index('hotels_by_activity').on(table.is_active, table.id),
    index('hotels_by_change').on(table.updated_at, table.id),
    index('hotels_by_distance_to_beach').on(table.distance_to_beach, table.id),
    index('hotels_by_distance_to_beach_down').on(table.distance_to_beach.desc().nullsLast(), table.id.desc()),
    index('hotels_by_trip_advisor_rating').on(table.trip_advisor_rating, table.id),
    index('hotels_by_trip_advisor_rating_down').on(
      table.trip_advisor_rating.desc().nullsLast(),
      table.id.desc(),
    ),
    index('hotels_by_google_rating').on(table.google_rating, table.id),
    index('hotels_by_google_rating_down').on(table.google_rating.desc().nullsLast(), table.id.desc()),
    index('hotels_by_place').on(table.place_id),
    index('hotels_by_hotel_class').on(table.hotel_class_id),
    index('hotels_by_hotel_type').on(table.hotel_type_id),
    index('hotels_by_hotel_format').on(table.hotel_format_id),
    index('hotels_by_hotel_chain').on(table.hotel_chain_id),
    index('hotels_by_beach_type').on(table.beach_type_id),
  ],
);

declareDerived(hotelsTable, ['searched']);

declareVisibility(
  hotelsTable,
  { kind: 'linked', links: 'hotel_dmcs', row: 'hotel_id', partner: 'dmc_id', whileTrue: 'is_active' },
  {
    open: [
      'id',
      'name',
      'place_id',
      'hotel_class_id',
      'hotel_type_id',
      'hotel_format_id',
      'hotel_chain_id',
      'beach_type_id',
      'room_type_id',
      'boarding_type_id',
      'stars',
      'distance_to_beach',
      'distance_to_city',
      'distance_to_slope',
      'beach_line_num',
      'is_beach_private',
      'latitude',
      'longitude',
      'trip_advisor_id',
      'trip_advisor_url',
      'trip_advisor_rating',
      'google_rating_id',
      'google_rating',
      'is_active',
      'is_recommended',
      'is_bestseller',
      'is_visited',
      'url_pretty_name',
      'child_age',
      'child_age_limits',
      'check_in_time',
      'check_out_time',
      'time_zone',
      'custom',
      'created_at',
      'updated_at',
    ],
    staff: ['status_note', 'keywords', 'searched'],
  },
);

/** Rooms and meals are lists in the row, as in the specification, instead of link tables. */
export const hotelIdLists: IdList[] = [
  { column: hotelsTable.room_type_id, of: roomTypesTable },
  { column: hotelsTable.boarding_type_id, of: boardingTypesTable },
];

export type HotelRow = InferSelectModel<typeof hotelsTable>;

export const hotelImagesTable = pgTable(
  'hotel_images',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    file_name: text()
      .notNull()
      .unique('hotel_images_file_name')
      .references(() => uploadsTable.file_name),
    order: integer().notNull(),
    alt: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [index('hotel_images_by_hotel').on(table.hotel_id)],
);

declareVisibility(
  hotelImagesTable,
  { kind: 'with', by: 'hotel_id', table: hotelsTable },
  { open: ['id', 'hotel_id', 'file_name', 'order', 'alt', 'created_at', 'updated_at'] },
);

export const hotelThemeLinksTable = pgTable(
  'hotel_theme_links',
  {
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    hotel_theme_id: uuid()
      .notNull()
      .references(() => hotelThemesTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.hotel_theme_id] }),
    index('hotel_theme_links_by_theme').on(table.hotel_theme_id),
  ],
);

declareVisibility(
  hotelThemeLinksTable,
  { kind: 'with', by: 'hotel_id', table: hotelsTable },
  { open: ['hotel_id', 'hotel_theme_id'] },
);

declareOfThings(hotelsTable, [
  'name',
  'trip_advisor_id',
  'trip_advisor_url',
  'google_rating_id',
  'url_pretty_name',
  'child_age',
  'child_age_limits',
  'searched',
  'check_in_time',
  'check_out_time',
  'time_zone',
]);
declareOfThings(hotelImagesTable, ['file_name']);
