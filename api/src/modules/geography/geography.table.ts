import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, localName, shown } from '../../db/columns';

export const countriesTable = pgTable('countries', { id: id(), iso2: text().unique('countries_iso2'), ...shown() });

export const countryNamesTable = pgTable(
  'country_names',
  {
    ...localName(),
    country_id: uuid()
      .notNull()
      .references(() => countriesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('country_names_locale').on(table.country_id, table.locale)],
);

export const regionsTable = pgTable(
  'regions',
  {
    id: id(),
    country_id: uuid()
      .notNull()
      .references(() => countriesTable.id),
    name: text().notNull(),
    ...shown(),
  },
  (table) => [index('regions_by_country').on(table.country_id)],
);

export const regionNamesTable = pgTable(
  'region_names',
  {
    ...localName(),
    region_id: uuid()
      .notNull()
      .references(() => regionsTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('region_names_locale').on(table.region_id, table.locale)],
);

export const resortsTable = pgTable(
  'resorts',
  {
    id: id(),
    region_id: uuid()
      .notNull()
      .references(() => regionsTable.id),
    city_id: uuid(),
    ...shown(),
  },
  (table) => [index('resorts_by_region').on(table.region_id)],
);

export const resortNamesTable = pgTable(
  'resort_names',
  {
    ...localName(),
    resort_id: uuid()
      .notNull()
      .references(() => resortsTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('resort_names_locale').on(table.resort_id, table.locale)],
);

export const placesTable = pgTable(
  'places',
  {
    id: id(),
    resort_id: uuid()
      .notNull()
      .references(() => resortsTable.id),
    city_id: uuid(),
    name: text().notNull(),
    is_city: boolean().notNull().default(true),
    ...shown(),
  },
  (table) => [index('places_by_resort').on(table.resort_id)],
);
