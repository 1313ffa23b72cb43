import { boolean, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import {
  hotelChainsTable,
  hotelClassesTable,
  hotelFormatsTable,
  hotelThemesTable,
  hotelTypesTable,
} from '../classification/classification.table';
import { placesTable } from '../geography/geography.table';
import { uploadsTable } from '../uploads/uploads.table';

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
    stars: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(0),
    is_active: boolean().notNull().default(false),
    is_recommended: boolean().notNull().default(false),
    is_bestseller: boolean().notNull().default(false),
    is_visited: boolean().notNull().default(false),
    url_pretty_name: text().notNull().unique('hotels_url_pretty_name'),
    keywords: text().notNull().default(''),
    check_in_time: text().notNull().default('14:00'),
    check_out_time: text().notNull().default('12:00'),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('hotels_by_creation').on(table.created_at, table.id),
    index('hotels_by_place').on(table.place_id),
  ],
);

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
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [index('hotel_images_by_hotel').on(table.hotel_id)],
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
