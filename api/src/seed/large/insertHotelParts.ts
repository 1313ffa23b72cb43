import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { demoThemes } from '../data/classification';
import { demoFeatures } from '../data/stays';
import { derivedId } from '../derivedId';
import { sqlFileName, sqlId, sqlNumber, sqlPick } from './derivedSql';
import { hotelId, itsPlace, key, numbers, type Range } from './numbered';

const themes = Object.keys(demoThemes).map((name) => derivedId(`theme ${name}`));
const features = Object.values(demoFeatures).flatMap((list) =>
  list.map(([en]) => derivedId(`feature ${en}`)),
);
const featuresEach = 5;
const stamp = sql`timestamptz '2025-09-15 09:00Z'`;

/** Each hotel has one partner, every seventh has two. */
async function insertPartners(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO hotel_dmcs (id, hotel_id, dmc_id, is_default, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' partner ' || rank`)}, ${hotelId}, dmc_id, rank = 1, ${stamp}, ${stamp}
    FROM ${numbers(range)} ${itsPlace}
    CROSS JOIN LATERAL (VALUES (1, place.partner_id), (2, place.second_partner_id)) AS offered(rank, dmc_id)
    WHERE rank = 1 OR number % 7 = 0`);
}

async function insertThemes(tx: Transaction, range: Range): Promise<void> {
  const other = sql`(number + 1 + (number / ${themes.length}::int) % ${themes.length - 1}::int)`;
  await tx.execute(sql`
    INSERT INTO hotel_theme_links (hotel_id, hotel_theme_id)
    SELECT ${hotelId}, theme_id FROM ${numbers(range)}
    CROSS JOIN LATERAL (VALUES (${sqlPick(themes, 'uuid', sql`number`)}), (${sqlPick(themes, 'uuid', other)})) AS chosen(theme_id)`);
}

async function insertFeatures(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO hotel_features (id, hotel_id, feature_id, paid)
    SELECT ${sqlId(sql`${key} || ' feature ' || rank`)}, ${hotelId}, ${sqlPick(features, 'uuid', sql`number + rank`)}, (number + rank) % 7 = 0
    FROM ${numbers(range)}, generate_series(1, ${featuresEach}::int) AS rank`);
}

async function insertAirports(tx: Transaction, range: Range): Promise<void> {
  const distance = sql`(5 + ${sqlNumber(sql`${key} || ' to airport'`, 80)})`;
  await tx.execute(sql`
    INSERT INTO hotel_airports (id, hotel_id, airport_id, distance, transfer_time, transfer_price_minor, transfer_currency, transfer_price_type, is_default, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' airport'`)}, ${hotelId}, place.airport_id, ${distance}, 15 + ${distance}, 500 + 50 * ${distance}, 'EUR', 'per_person', true, ${stamp}, ${stamp}
    FROM ${numbers(range)} ${itsPlace} WHERE place.airport_id IS NOT NULL`);
}

/** One picture per hotel. Its file is a copy of a generated one, so its upload has neither size nor hash. */
async function insertPictures(tx: Transaction, range: Range): Promise<void> {
  const fileName = sqlFileName(sql`${key} || ' image 1'`);
  await tx.execute(sql`
    INSERT INTO uploads (id, file_name, kind, media_type, original_name, received_bytes, received_sha256, width, height, created_at)
    SELECT ${sqlId(sql`${key} || ' upload 1'`)}, ${fileName}, 'image', 'image/webp', ${fileName}, 0, '', 960, 640, ${stamp} FROM ${numbers(range)}`);
  await tx.execute(sql`
    INSERT INTO hotel_images (id, hotel_id, file_name, "order", alt, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' image 1'`)}, ${hotelId}, ${fileName}, 1, 'The hotel and its surroundings', ${stamp}, ${stamp} FROM ${numbers(range)}`);
}

/** Inserts themes, features, airports, partners and pictures of numbered hotels. */
export async function insertHotelParts(tx: Transaction, range: Range): Promise<void> {
  await insertPartners(tx, range);
  await insertThemes(tx, range);
  await insertFeatures(tx, range);
  await insertAirports(tx, range);
  await insertPictures(tx, range);
}
