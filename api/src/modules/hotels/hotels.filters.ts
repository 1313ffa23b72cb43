import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { hotels } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { alphabetical } from '../../db/ordering';
import { matchesWords } from '../../db/search';
import { hotelClassesTable } from '../classification/classification.table';
import { placesTable, regionsTable, resortsTable } from '../geography/geography.table';
import { hotelDmcsTable } from './hotelDmcs.table';
import { hotelsTable, hotelThemeLinksTable } from './hotels.table';

export type HotelsQuery = z.output<typeof hotels.query>;

/** A partner's hotels: those with an active link to it. */
export const offeredBy = (tx: Transaction, partnerId: string): SQL =>
  exists(
    tx
      .select({ found: sql`1` })
      .from(hotelDmcsTable)
      .where(
        and(
          eq(hotelDmcsTable.hotel_id, hotelsTable.id),
          eq(hotelDmcsTable.dmc_id, partnerId),
          eq(hotelDmcsTable.is_active, true),
        ),
      ),
  );

/** The line of defence in front of the database's own policies. Undefined for staff: everything is visible. */
export const visibleTo = (tx: Transaction, partnerId: string | undefined): SQL | undefined =>
  partnerId === undefined ? undefined : offeredBy(tx, partnerId);

const withTheme = (tx: Transaction, themeId: string): SQL =>
  exists(
    tx
      .select({ found: sql`1` })
      .from(hotelThemeLinksTable)
      .where(
        and(eq(hotelThemeLinksTable.hotel_id, hotelsTable.id), eq(hotelThemeLinksTable.hotel_theme_id, themeId)),
      ),
  );

function locatedIn(tx: Transaction, { country_id, region_id, resort_id, place_id }: HotelsQuery): SQL | undefined {
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

export function hotelsWhere(tx: Transaction, query: HotelsQuery, partnerId: string | undefined): SQL | undefined {
  const { hotel_class_id, hotel_theme_id, dmc_id, is_active } = query;
  return and(
    visibleTo(tx, partnerId),
    locatedIn(tx, query),
    hotel_class_id === undefined ? undefined : eq(hotelsTable.hotel_class_id, hotel_class_id),
    hotel_theme_id === undefined ? undefined : withTheme(tx, hotel_theme_id),
    dmc_id === undefined ? undefined : offeredBy(tx, dmc_id),
    is_active === undefined ? undefined : eq(hotelsTable.is_active, is_active),
    matchesWords(query.q, [hotelsTable.name, hotelsTable.keywords]),
  );
}

const className = sql`(SELECT ${hotelClassesTable.name} FROM ${hotelClassesTable} WHERE ${hotelClassesTable.id} = ${hotelsTable.hotel_class_id})`;

export const sortableHotels = {
  name: alphabetical(hotelsTable.name),
  stars: hotelsTable.stars,
  hotel_class: alphabetical(className),
  is_active: hotelsTable.is_active,
  created_at: hotelsTable.created_at,
  updated_at: hotelsTable.updated_at,
};
