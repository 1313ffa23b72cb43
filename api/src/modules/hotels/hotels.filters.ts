import { and, arrayContains, eq, inArray, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';
import type { hotels } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { matchesWords } from '../../db/search';
import { placesTable, regionsTable, resortsTable } from '../geography/geography.table';
import { hotelDmcsTable } from './hotelDmcs.table';
import { hotelFeaturesTable } from './hotelFeatures.table';
import { hotelsTable, hotelThemeLinksTable } from './hotels.table';

export type HotelsQuery = z.output<typeof hotels.query>;

/** The hotels a partner offers: those with an active link to it. */
export const hotelsOf = (partnerId: string) =>
  new QueryBuilder()
    .select({ id: hotelDmcsTable.hotel_id })
    .from(hotelDmcsTable)
    .where(and(eq(hotelDmcsTable.dmc_id, partnerId), eq(hotelDmcsTable.is_active, true)));

export const offeredBy = (partnerId: string): SQL => inArray(hotelsTable.id, hotelsOf(partnerId));

/** Application-level check in front of row-level security. Undefined for staff, who see everything. */
export const visibleTo = (partnerId: string | undefined): SQL | undefined =>
  partnerId === undefined ? undefined : offeredBy(partnerId);

const withTheme = (tx: Transaction, themeId: string): SQL =>
  inArray(
    hotelsTable.id,
    tx
      .select({ id: hotelThemeLinksTable.hotel_id })
      .from(hotelThemeLinksTable)
      .where(eq(hotelThemeLinksTable.hotel_theme_id, themeId)),
  );

const withFeature = (tx: Transaction, featureId: string): SQL =>
  inArray(
    hotelsTable.id,
    tx
      .select({ id: hotelFeaturesTable.hotel_id })
      .from(hotelFeaturesTable)
      .where(eq(hotelFeaturesTable.feature_id, featureId)),
  );

function locatedIn(
  tx: Transaction,
  { country_id, region_id, resort_id, place_id }: HotelsQuery,
): SQL | undefined {
  const place = place_id === undefined ? undefined : eq(hotelsTable.place_id, place_id);
  if (country_id === undefined && region_id === undefined && resort_id === undefined) return place;
  const places = tx
    .select({ id: placesTable.id })
    .from(placesTable)
    .innerJoin(resortsTable, eq(resortsTable.id, placesTable.resort_id))
    .innerJoin(regionsTable, eq(regionsTable.id, resortsTable.region_id))
    .where(
      and(
        country_id === undefined ? undefined : eq(regionsTable.country_id, country_id),
        region_id === undefined ? undefined : eq(regionsTable.id, region_id),
        resort_id === undefined ? undefined : eq(resortsTable.id, resort_id),
      ),
    );
  return and(place, inArray(hotelsTable.place_id, places));
}

/** Filters that compare with the column of the same name. */
const compared = [
  'hotel_class_id',
  'hotel_type_id',
  'hotel_format_id',
  'hotel_chain_id',
  'beach_type_id',
  'beach_line_num',
  'is_beach_private',
  'is_active',
  'is_bestseller',
  'is_recommended',
  'is_visited',
] as const;

/** A condition only where the filter is set. */
const when = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

export function hotelsWhere(
  tx: Transaction,
  query: HotelsQuery,
  partnerId: string | undefined,
): SQL | undefined {
  return and(
    visibleTo(partnerId),
    locatedIn(tx, query),
    ...compared.map((name) => when(query[name], (value) => eq(hotelsTable[name], value))),
    when(query.room_type_id, (id) => arrayContains(hotelsTable.room_type_id, [id])),
    when(query.boarding_type_id, (id) => arrayContains(hotelsTable.boarding_type_id, [id])),
    when(query.hotel_theme_id, (id) => withTheme(tx, id)),
    when(query.feature_id, (id) => withFeature(tx, id)),
    when(query.dmc_id, (id) => offeredBy(id)),
    matchesWords(query, [hotelsTable.name, hotelsTable.keywords]),
  );
}
