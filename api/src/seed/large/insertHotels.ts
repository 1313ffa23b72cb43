import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { demoChains, demoClasses, demoFormats, demoTypes } from '../data/classification';
import { demoBeaches } from '../data/stays';
import { derivedId } from '../derivedId';
import { sqlList, sqlNumber, sqlPick } from './derivedSql';
import { hotelId, itsPlace, key, numbers, type Range } from './numbered';

const first = [
  'Azure',
  'Amber',
  'Coral',
  'Ivory',
  'Golden',
  'Silver',
  'Emerald',
  'Sapphire',
  'Crystal',
  'Velvet',
  'Sunny',
  'Quiet',
  'Grand',
  'Royal',
  'Little',
  'Blue',
  'White',
  'Green',
  'Scarlet',
  'Misty',
  'Bright',
  'Hidden',
  'Secret',
  'Lucky',
  'Noble',
  'Gentle',
  'Mellow',
  'Serene',
  'Tranquil',
  'Vivid',
  'Wild',
  'Windy',
] as const;
const second = [
  'Palm',
  'Cedar',
  'Olive',
  'Maple',
  'Lagoon',
  'Harbour',
  'Garden',
  'Meadow',
  'Terrace',
  'Lighthouse',
  'Orchard',
  'Fountain',
  'Cliff',
  'Dune',
  'Pearl',
  'Falcon',
  'Dolphin',
  'Heron',
  'Lotus',
  'Jasmine',
  'Laurel',
  'Mimosa',
  'Willow',
  'Juniper',
] as const;
const third = ['Hotel', 'Resort', 'Apartments', 'Villa', 'Lodge', 'Suites', 'Residence', 'Inn'] as const;

const ids = (kind: string, keys: readonly string[]) => keys.map((name) => derivedId(`${kind} ${name}`));
const names = (pairs: readonly (readonly [string, ...unknown[]])[]) => pairs.map(([en]) => en);
const rooms = ids('room', ['DBL', 'FAM', 'STE', 'SGL', 'JST', 'TRPL']);
const boardings = ids('boarding', ['BB', 'HB', 'FB', 'AI', 'UAI']);

/** A unique name: the number selects one word of each of three lists. */
const name = sql`(${sqlPick(first, 'text', sql`number`)} || ' ' || ${sqlPick(second, 'text', sql`number / ${first.length}::int`)} || ' '
  || ${sqlPick(third, 'text', sql`number / ${first.length * second.length}::int + number`)})`;

/** True for a percentage of hotels. */
const share = (what: string, percent: number) =>
  sql`${sqlNumber(sql`${key} || ${` ${what}`}::text`, 100)} < ${percent}::int`;
const tenths = (what: string, from: number, below: number) =>
  sql`(${from}::numeric + ${sqlNumber(sql`${key} || ${` ${what}`}::text`, below)} / 10.0)`;

export async function insertHotels(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO hotels (id, name, place_id, hotel_class_id, hotel_type_id, hotel_format_id, hotel_chain_id, beach_type_id,
      room_type_id, boarding_type_id, stars, distance_to_beach, distance_to_city, distance_to_slope, beach_line_num, is_beach_private,
      latitude, longitude, trip_advisor_rating, google_rating, is_active, is_recommended, is_bestseller, is_visited,
      url_pretty_name, keywords, child_age, child_age_limits, time_zone, created_at, updated_at)
    SELECT ${hotelId}, called, place.id,
      ${sqlPick(ids('class', demoClasses), 'uuid', sql`number % 4 + 1`)},
      ${sqlPick(ids('type', names(demoTypes)), 'uuid', sql`number / ${first.length * second.length}::int + number`)},
      ${sqlPick(ids('format', names(demoFormats)), 'uuid', sql`number / 3`)},
      CASE WHEN ${share('in a chain', 40)} THEN ${sqlPick(ids('chain', demoChains), 'uuid', sql`number / 5`)} END,
      CASE WHEN by_sea THEN ${sqlPick(ids('beach', names(demoBeaches)), 'uuid', sql`number / 2`)} END,
      ${sqlList(rooms, 'uuid')}[1 : 2 + number % 5],
      ${sqlList(boardings, 'uuid')}[1 + number % 3 : 2 + number % 3],
      number % 4 + 2,
      CASE WHEN by_sea THEN ${tenths('to beach', 0.1, 12)} END,
      ${tenths('to city', 0.3, 350)},
      CASE WHEN place.scenery = 'mountains' THEN ${tenths('to slope', 0.1, 40)} END,
      CASE WHEN by_sea THEN 1 + number % 3 ELSE 0 END,
      by_sea AND ${share('private beach', 30)},
      round((place.latitude + ${tenths('north', -1, 20)} / 5)::numeric, 4), round((place.longitude + ${tenths('east', -1, 20)} / 5)::numeric, 4),
      ${tenths('advisor', 3, 20)}, CASE WHEN ${share('on google', 90)} THEN ${tenths('google', 3, 19)} END,
      number % 11 <> 7, ${share('recommended', 25)}, ${share('bestseller', 15)}, ${share('visited', 50)},
      lower(replace(called, ' ', '-')) || '-' || number, lower(place.country || ', ' || place.scenery),
      '{"from": 2, "to": 11}'::jsonb, '[{"from_age": 2, "to_age": 11}]'::jsonb, place.time_zone, made, made
    FROM ${numbers(range)} ${itsPlace}
    CROSS JOIN LATERAL (SELECT ${name} AS called, place.scenery = 'sea' AS by_sea,
      timestamptz '2024-01-01 08:00Z' + number * interval '150 minutes' AS made) made_up`);
}
