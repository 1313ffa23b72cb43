import { boolean, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { citiesTable } from '../geography/cities.table';
import { countriesTable } from '../geography/countries.table';
import { regionsTable } from '../geography/geography.table';
import { declareVisibility } from '../../db/visibility/visibility';

export const airportsTable = pgTable(
  'airports',
  {
    id: id(),
    name: text().notNull(),
    iata_code: text().notNull().unique('airports_iata_code'),
    gps_code: text(),
    country_id: uuid()
      .notNull()
      .references(() => countriesTable.id),
    region_id: uuid().references(() => regionsTable.id),
    city_id: uuid().references(() => citiesTable.id),
    iso_country: text(),
    iso_region: text(),
    latitude_deg: doublePrecision(),
    longitude_deg: doublePrecision(),
    elevation_ft: integer(),
    timezone: text(),
    charter_start: boolean().notNull().default(false),
    is_active: boolean().notNull().default(true),
    ident: text(),
    type: text(),
    continent: text(),
    municipality: text(),
    scheduled_service: text(),
    local_code: text(),
    home_link: text(),
    wikipedia_link: text(),
    keywords: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('airports_by_country').on(table.country_id),
    index('airports_by_region').on(table.region_id),
    index('airports_by_city').on(table.city_id),
  ],
);

declareVisibility(
  airportsTable,
  { kind: 'everybody' },
  {
    open: [
      'id',
      'name',
      'iata_code',
      'gps_code',
      'country_id',
      'region_id',
      'city_id',
      'iso_country',
      'iso_region',
      'latitude_deg',
      'longitude_deg',
      'elevation_ft',
      'timezone',
      'charter_start',
      'is_active',
      'ident',
      'type',
      'continent',
      'municipality',
      'scheduled_service',
      'local_code',
      'home_link',
      'wikipedia_link',
      'keywords',
      'created_at',
      'updated_at',
    ],
  },
);
