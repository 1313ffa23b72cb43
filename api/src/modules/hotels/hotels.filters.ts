import {
  and,
  arrayOverlaps,
  eq,
  gte,
  inArray,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import { endsOf, NOT_SET, type hotels, type Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { hasNone } from '../../db/hasNone';
import { matchesWords } from '../../db/search';
import { anyOf, matchesIds } from '../../rest/read/matchesIds';
import { placesTable, regionsTable, resortsTable } from '../geography/geography.table';
import { hotelsWithGaps } from './priceCoverage';
import { hotelDmcsTable } from './hotelDmcs.table';
import { hotelFeaturesTable } from './hotelFeatures.table';
import { hotelDescriptionsTable } from './hotelDescriptions.table';
import { hotelImagesTable, hotelsTable, hotelThemeLinksTable } from './hotels.table';

export type HotelsQuery = z.output<typeof hotels.query>;

/** The hotels a partner offers: those with an active link to it. */
export const hotelsOf = (partnerId: string) =>
  new QueryBuilder()
    .select({ id: hotelDmcsTable.hotel_id })
    .from(hotelDmcsTable)
    .where(and(eq(hotelDmcsTable.dmc_id, partnerId), eq(hotelDmcsTable.is_active, true)));

const offeredBy = (partnerId: string): SQL => inArray(hotelsTable.id, hotelsOf(partnerId));

/** Application-level check in front of row-level security. Undefined for staff, who see everything. */
export const visibleTo = (partnerId: string | undefined): SQL | undefined =>
  partnerId === undefined ? undefined : offeredBy(partnerId);

/** Hotels that a table links with one of the entries, or with none at all. */
function linkedBy(
  tx: Transaction,
  { links, of }: { links: typeof hotelThemeLinksTable | typeof hotelFeaturesTable; of: PgColumn },
  ids: string[],
): SQL | undefined {
  const { entries, orNotSet } = anyOf(ids);
  const linked = (where?: SQL) =>
    inArray(hotelsTable.id, tx.select({ id: links.hotel_id }).from(links).where(where));
  return or(linked(inArray(of, entries)), orNotSet ? not(linked()) : undefined);
}

const themes = { links: hotelThemeLinksTable, of: hotelThemeLinksTable.hotel_theme_id };
const features = { links: hotelFeaturesTable, of: hotelFeaturesTable.feature_id };

/** Hotels whose list of ids has one of these, or is empty. */
function having(list: PgColumn, ids: string[]): SQL | undefined {
  const { entries, orNotSet } = anyOf(ids);
  return or(
    entries.length > 0 ? arrayOverlaps(list, entries) : undefined,
    orNotSet ? sql`cardinality(${list}) = 0` : undefined,
  );
}

/** Whether a hotel has at least one row in a table of its parts. */
const hasAny = (parts: typeof hotelImagesTable | typeof hotelDescriptionsTable, wanted: boolean): SQL => {
  const none = hasNone(hotelsTable.id, { from: parts, owner: parts.hotel_id });
  return wanted ? not(none) : none;
};

/** The condition of a filter, if that is set. */
const when = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value);

function locatedIn(
  tx: Transaction,
  { country_id, region_id, resort_id, place_id }: HotelsQuery,
): SQL | undefined {
  const place = when(place_id, (ids) => matchesIds(hotelsTable.place_id, ids));
  if (country_id === undefined && region_id === undefined && resort_id === undefined) return place;
  const places = tx
    .select({ id: placesTable.id })
    .from(placesTable)
    .innerJoin(resortsTable, eq(resortsTable.id, placesTable.resort_id))
    .innerJoin(regionsTable, eq(regionsTable.id, resortsTable.region_id))
    .where(
      and(
        when(country_id, (ids) => matchesIds(regionsTable.country_id, ids)),
        when(region_id, (ids) => matchesIds(regionsTable.id, ids)),
        when(resort_id, (ids) => matchesIds(resortsTable.id, ids)),
      ),
    );
  return and(place, inArray(hotelsTable.place_id, places));
}

/** Hotels in a place that is a city, or not; a hotel without a place is in none. */
const isInCity = (tx: Transaction, wanted: boolean): SQL => {
  const cities = tx.select({ id: placesTable.id }).from(placesTable).where(eq(placesTable.is_city, true));
  return wanted ? inArray(hotelsTable.place_id, cities) : notInArray(hotelsTable.place_id, cities);
};

const hasGaps = (tx: Transaction, wanted: boolean, partnerId: string | undefined): SQL => {
  const withGaps = inArray(hotelsTable.id, hotelsWithGaps(tx, partnerId));
  return wanted ? withGaps : not(withGaps);
};

/** Hotels without a text in a language; an empty text counts as none. */
const lacksDescription = (locale: Locale): SQL =>
  hasNone(hotelsTable.id, {
    from: hotelDescriptionsTable,
    owner: hotelDescriptionsTable.hotel_id,
    where: and(eq(hotelDescriptionsTable.locale, locale), ne(hotelDescriptionsTable.description, '')),
  });

/** In a range; 0 means no value. */
function within(column: PgColumn, range: string): SQL | undefined {
  if (range === NOT_SET) return eq(column, 0);
  const { from, to } = endsOf(range);
  return and(
    from === undefined ? undefined : gte(column, from),
    to === undefined ? undefined : lte(column, to),
  );
}

/** Filters that compare with the column of the same name. */
const compared = [
  'beach_line_num',
  'is_beach_private',
  'is_active',
  'is_bestseller',
  'is_recommended',
  'is_visited',
] as const;

/** Filters by several entries, or by having none, of the column of the same name. */
const references = [
  'hotel_class_id',
  'hotel_type_id',
  'hotel_format_id',
  'hotel_chain_id',
  'beach_type_id',
] as const;

export function hotelsWhere(
  tx: Transaction,
  query: HotelsQuery,
  partnerId: string | undefined,
): SQL | undefined {
  return and(
    visibleTo(partnerId),
    locatedIn(tx, query),
    ...compared.map((name) => when(query[name], (value) => eq(hotelsTable[name], value))),
    ...references.map((name) => when(query[name], (ids) => matchesIds(hotelsTable[name], ids))),
    when(query.in_city, (wanted) => isInCity(tx, wanted)),
    when(query.room_type_id, (ids) => having(hotelsTable.room_type_id, ids)),
    when(query.boarding_type_id, (ids) => having(hotelsTable.boarding_type_id, ids)),
    when(query.hotel_theme_id, (ids) => linkedBy(tx, themes, ids)),
    when(query.feature_id, (ids) => linkedBy(tx, features, ids)),
    when(query.stars, (range) => within(hotelsTable.stars, range)),
    when(query.dmc_id, (id) => offeredBy(id)),
    when(query.has_images, (wanted) => hasAny(hotelImagesTable, wanted)),
    when(query.has_price_gaps, (wanted) => hasGaps(tx, wanted, partnerId ?? query.dmc_id)),
    when(query.lacks_description, (locale) => lacksDescription(locale)),
    when(query.has_description, (wanted) => hasAny(hotelDescriptionsTable, wanted)),
    // Keywords are for staff, and search results would reveal them to partners.
    matchesWords(query, [partnerId === undefined ? { folded: hotelsTable.searched } : hotelsTable.name]),
  );
}
