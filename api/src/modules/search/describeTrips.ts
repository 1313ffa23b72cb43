import { sql, type SQL } from 'drizzle-orm';
import type { FoundHotel, FoundTrip, SearchResult } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';

type Described = Pick<SearchResult, 'hotels' | 'room_types' | 'boarding_types' | 'partners'>;
type Named = { id: string; name: string } & Record<string, unknown>;

const ids = (of: Iterable<string>): string => `{${[...new Set(of)].join()}}`;

/** The English name of an entry, or one in another language. */
const nameIn = (names: string, by: string, id: string): SQL =>
  sql.raw(`(SELECT name FROM ${names} WHERE ${by} = ${id} ORDER BY locale <> 'en', locale LIMIT 1)`);

/** Read for all hotels at once: hundreds of hotels share a handful of resorts. */
const readHotels = (tx: Transaction, hotelIds: string): Promise<(FoundHotel & Record<string, unknown>)[]> =>
  tx.execute(sql`
    WITH found AS MATERIALIZED (
      SELECT hotel.*, place.name AS place_name, place.resort_id
      FROM hotels hotel JOIN places place ON place.id = hotel.place_id
      WHERE hotel.id = ANY(${hotelIds}::uuid[])),
    located AS MATERIALIZED (
      SELECT resort.id,
        jsonb_build_object('id', country.id, 'name', coalesce(${nameIn('country_names', 'country_id', 'country.id')}, '')) AS country,
        jsonb_build_object('id', region.id, 'name', coalesce(${nameIn('region_names', 'region_id', 'region.id')}, region.name)) AS region,
        jsonb_build_object('id', resort.id, 'name', coalesce(${nameIn('resort_names', 'resort_id', 'resort.id')}, '')) AS resort
      FROM resorts resort
      JOIN regions region ON region.id = resort.region_id
      JOIN countries country ON country.id = region.country_id
      WHERE resort.id IN (SELECT resort_id FROM found))
    SELECT found.id, found.name, found.stars::float8 AS stars,
      CASE WHEN class.id IS NOT NULL THEN jsonb_build_object('id', class.id, 'name', class.name) END AS hotel_class,
      located.country, located.region, located.resort,
      jsonb_build_object('id', found.place_id, 'name', found.place_name) AS place,
      (SELECT file_name FROM hotel_images image WHERE image.hotel_id = found.id ORDER BY image."order", image.id LIMIT 1) AS image,
      coalesce(found.trip_advisor_rating, found.google_rating)::float8 AS rating,
      found.distance_to_beach::float8 AS distance_to_beach
    FROM found
    JOIN located ON located.id = found.resort_id
    LEFT JOIN hotel_classes class ON class.id = found.hotel_class_id
    ORDER BY found.name, found.id`);

/** The entries that trips refer to, each once. */
export async function describeTrips(tx: Transaction, trips: readonly FoundTrip[]): Promise<Described> {
  if (trips.length === 0) return { hotels: [], room_types: [], boarding_types: [], partners: [] };
  const hotels = await readHotels(tx, ids(trips.map(({ hotel_id }) => hotel_id)));
  const named = await tx.execute<Named & { of: keyof Described }>(sql`
    SELECT 'room_types' AS "of", type.id, coalesce(${nameIn('room_type_names', 'room_type_id', 'type.id')}, type.code, '') AS name
    FROM room_types type WHERE type.id = ANY(${ids(trips.map(({ room_type_id }) => room_type_id))}::uuid[])
    UNION ALL SELECT 'boarding_types', type.id, coalesce(${nameIn('boarding_type_names', 'boarding_type_id', 'type.id')}, type.code, '')
    FROM boarding_types type WHERE type.id = ANY(${ids(trips.map(({ boarding_type_id }) => boarding_type_id))}::uuid[])
    UNION ALL SELECT 'partners', partner.id, coalesce(nullif(partner.company_name, ''), nullif(partner.first_name, ''), partner.email)
    FROM users partner WHERE partner.id = ANY(${ids(trips.map(({ dmc_id }) => dmc_id))}::uuid[])
    ORDER BY 1, 3, 2`);
  const ofKind = (kind: keyof Described) =>
    named.filter((entry) => entry.of === kind).map(({ id, name }) => ({ id, name }));
  return {
    hotels,
    room_types: ofKind('room_types'),
    boarding_types: ofKind('boarding_types'),
    partners: ofKind('partners'),
  };
}
