import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { defaultLocale, type Locale } from '@itinera/shared/contracts';
import { alphabetical, orderBy } from '../../db/ordering';
import type { EntryTable } from '../../rest/entries/references';
import { namesIn } from '../../rest/read/listOrder';
import {
  hotelClassesTable,
  hotelFormatsTable,
  hotelTypesTable,
} from '../classification/classification.table';
import { countriesTable } from '../geography/countries.table';
import { placesTable, regionsTable, resortsTable } from '../geography/geography.table';
import { hotelDmcsTable } from './hotelDmcs.table';
import type { HotelsQuery } from './hotels.filters';
import { hotelsTable } from './hotels.table';

const labelOf = (table: EntryTable, locale: Locale): SQL =>
  sql`coalesce(${sql.join(namesIn(table, locale), sql`, `)})`;

/** A value of the referenced entry, as a subquery. */
const behind = (column: PgColumn | SQL, table: EntryTable, value: PgColumn | SQL): SQL =>
  sql`(SELECT ${value} FROM ${table} WHERE ${table.id} = ${column})`;

/**
 * The alphabetical position of referenced entries: computed once per statement and looked up for each hotel, so that integers are sorted
 * instead of text. Equal names share a position, and a missing name has none.
 */
const lookedUp = (column: PgColumn, table: EntryTable, label: SQL): SQL => {
  const labelled = sql`(SELECT ${table.id} AS id, ${label} AS label FROM ${table}) AS labelled`;
  const inOrder = sql`dense_rank() OVER (ORDER BY ${alphabetical(sql`labelled.label`)})`;
  const ranked = sql`(SELECT labelled.id, ${inOrder} AS place FROM ${labelled} WHERE labelled.label IS NOT NULL) AS ranked`;
  return sql`((SELECT jsonb_object_agg(ranked.id, ranked.place) FROM ${ranked}) ->> ${column}::text)::int`;
};

function byName(locale: Locale) {
  const region = behind(placesTable.resort_id, resortsTable, resortsTable.region_id);
  const country = behind(region, regionsTable, regionsTable.country_id);
  const entry = (column: PgColumn, table: EntryTable) => lookedUp(column, table, labelOf(table, locale));
  const above = (id: PgColumn | SQL, table: EntryTable) =>
    lookedUp(hotelsTable.place_id, placesTable, behind(id, table, labelOf(table, locale)));
  return {
    hotel_class: entry(hotelsTable.hotel_class_id, hotelClassesTable),
    hotel_type: entry(hotelsTable.hotel_type_id, hotelTypesTable),
    hotel_format: entry(hotelsTable.hotel_format_id, hotelFormatsTable),
    place: entry(hotelsTable.place_id, placesTable),
    resort: above(placesTable.resort_id, resortsTable),
    region: above(region, regionsTable),
    country: above(country, countriesTable),
  };
}

const partners = sql`(SELECT count(*) FROM ${hotelDmcsTable} WHERE ${hotelDmcsTable.hotel_id} = ${hotelsTable.id} AND ${hotelDmcsTable.is_active})`;

const sortable = (locale: Locale) => ({
  ...byName(locale),
  name: hotelsTable.name,
  partner_count: partners,
  stars: hotelsTable.stars,
  distance_to_beach: hotelsTable.distance_to_beach,
  trip_advisor_rating: hotelsTable.trip_advisor_rating,
  google_rating: hotelsTable.google_rating,
  is_active: hotelsTable.is_active,
  created_at: hotelsTable.created_at,
  updated_at: hotelsTable.updated_at,
});

export const hotelsOrder = ({ sort = 'created_at', locale = defaultLocale }: HotelsQuery): SQL[] =>
  orderBy(sort, sortable(locale), hotelsTable.id) ?? [];
