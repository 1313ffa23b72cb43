import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, localName, shown } from '../../db/columns';
import { citiesTable } from './cities.table';
import { countriesTable } from './countries.table';
import { declareVisibility } from '../../db/visibility/visibility';

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

declareVisibility(
  regionsTable,
  { kind: 'everybody' },
  { open: ['id', 'country_id', 'name', 'show_in_filter', 'order'] },
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

declareVisibility(regionNamesTable, { kind: 'everybody' }, { open: ['id', 'locale', 'name', 'region_id'] });

export const resortsTable = pgTable(
  'resorts',
  {
    id: id(),
    region_id: uuid()
      .notNull()
      .references(() => regionsTable.id),
    city_id: uuid().references(() => citiesTable.id),
    ...shown(),
  },
  (table) => [index('resorts_by_region').on(table.region_id), index('resorts_by_city').on(table.city_id)],
);

declareVisibility(
  resortsTable,
  { kind: 'everybody' },
  { open: ['id', 'region_id', 'city_id', 'show_in_filter', 'order'] },
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

declareVisibility(resortNamesTable, { kind: 'everybody' }, { open: ['id', 'locale', 'name', 'resort_id'] });

export const placesTable = pgTable(
  'places',
  {
    id: id(),
    resort_id: uuid()
      .notNull()
      .references(() => resortsTable.id),
    city_id: uuid().references(() => citiesTable.id),
    name: text().notNull(),
    is_city: boolean().notNull().default(true),
    ...shown(),
  },
  (table) => [index('places_by_resort').on(table.resort_id), index('places_by_city').on(table.city_id)],
);

declareVisibility(
  placesTable,
  { kind: 'everybody' },
  { open: ['id', 'resort_id', 'city_id', 'name', 'is_city', 'show_in_filter', 'order'] },
);
