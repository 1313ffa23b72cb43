import { sql, type SQL } from 'drizzle-orm';
import { largePlaces } from './largePlaces';
import { sqlId } from './derivedSql';

/** The numbers of the hotels that a statement inserts, `to` included. */
export interface Range {
  from: number;
  to: number;
}

/** Rows per statement, so that each ends long before the statement timeout. */
const atATime = 500;

export function* ranges(count: number): Generator<Range> {
  for (let from = 1; from <= count; from += atATime) yield { from, to: Math.min(count, from + atATime - 1) };
}

/** The key from which all values of a numbered hotel are derived. */
export const hotelKey = (number: number): string => `hotel large ${number}`;

const keyOf = (number: SQL): SQL => sql`('hotel large ' || ${number})`;
export const hotelIdOf = (number: SQL): SQL => sqlId(keyOf(number));
export const key = keyOf(sql`number`);
export const hotelId = sqlId(key);

export const numbers = ({ from, to }: Range): SQL => sql`generate_series(${from}::int, ${to}::int) AS number`;

const places = largePlaces();

/** Joins the place of hotel `number` as `place`. */
export const itsPlace = sql`JOIN jsonb_to_recordset(${JSON.stringify(places.map(({ number, ...place }) => ({ ...place, position: number })))}::jsonb)
  AS place(position int, id uuid, scenery text, country text, airport_id uuid, time_zone text, latitude float8, longitude float8, partner_id uuid, second_partner_id uuid)
  ON place.position = number % ${places.length}::int`;

/** The same place outside SQL. */
export const placeOf = (number: number) => places[number % places.length];
