import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter, SearchInput } from '@itinera/shared/contracts';

const anyOf = (column: string, ids: string[]): SQL =>
  sql`${sql.raw(column)} = ANY(${`{${ids.join()}}`}::uuid[])`;

/** FROM clause: `hotel`, with `place`, `resort` and `region`. */
export const hotelsWithPlaces = sql`hotels hotel
    JOIN places place ON place.id = hotel.place_id
    JOIN resorts resort ON resort.id = place.resort_id
    JOIN regions region ON region.id = resort.region_id`;

/** The places of a search, combined by OR at all levels. */
export function located({
  country_ids,
  region_ids,
  resort_ids,
  place_ids,
  hotel_ids,
}: SearchInput): SQL | undefined {
  const named = [
    ['region.country_id', country_ids],
    ['region.id', region_ids],
    ['resort.id', resort_ids],
    ['place.id', place_ids],
    ['hotel.id', hotel_ids],
  ] as const;
  const wanted = named.flatMap(([column, ids]) => (ids?.length ? [anyOf(column, ids)] : []));
  return wanted.length > 0 ? sql`(${sql.join(wanted, sql` OR `)})` : undefined;
}

const ofHotel = [
  ['hotel_class_ids', 'hotel.hotel_class_id'],
  ['hotel_chain_ids', 'hotel.hotel_chain_id'],
  ['beach_type_ids', 'hotel.beach_type_id'],
] as const satisfies [SearchFilter, string][];

/** The hotels of a search, as a condition on `hotel`, `place`, `resort` and `region`. */
export function hotelFilters(search: SearchInput): SQL {
  const { hotel_theme_ids, feature_ids, stars_from, distance_to_beach_to } = search;
  const conditions = [
    sql`hotel.is_active`,
    located(search),
    ...ofHotel.map(([filter, column]) => search[filter]?.length && anyOf(column, search[filter])),
    hotel_theme_ids?.length &&
      sql`EXISTS (SELECT FROM hotel_theme_links link WHERE link.hotel_id = hotel.id AND ${anyOf('link.hotel_theme_id', hotel_theme_ids)})`,
    feature_ids?.length &&
      sql`EXISTS (SELECT FROM hotel_features link WHERE link.hotel_id = hotel.id AND ${anyOf('link.feature_id', feature_ids)})`,
    stars_from !== undefined && sql`hotel.stars >= ${stars_from}::numeric`,
    distance_to_beach_to !== undefined && sql`hotel.distance_to_beach <= ${distance_to_beach_to}::numeric`,
  ];
  return sql.join(
    conditions.filter((condition) => condition instanceof Object),
    sql` AND `,
  );
}

/** The rows of prices of a search, as a condition on `candidate`. */
export function rowFilters({
  room_type_ids,
  boarding_type_ids,
  boarding_or_better = false,
  dmc_ids,
}: SearchInput): SQL {
  const boardings = boarding_type_ids?.length
    ? boarding_or_better
      ? sql`candidate.boarding_type_id IN (SELECT better.id FROM boarding_types better
          WHERE better."order" >= (SELECT min(chosen."order") FROM boarding_types chosen WHERE ${anyOf('chosen.id', boarding_type_ids)}))`
      : anyOf('candidate.boarding_type_id', boarding_type_ids)
    : undefined;
  const conditions = [
    boardings,
    room_type_ids?.length && anyOf('candidate.room_type_id', room_type_ids),
    dmc_ids?.length && anyOf('candidate.dmc_id', dmc_ids),
  ].filter((condition) => condition instanceof Object);
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
}
