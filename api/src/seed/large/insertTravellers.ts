import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { demoCountries } from '../data/geography';
import { demoFamilies } from '../data/travellers';
import { derivedId } from '../derivedId';
import { sqlId, sqlNumber, sqlPick } from './derivedSql';
import type { Range } from './numbered';

const people = demoFamilies.flatMap((family) => family.people);
const firstNames = (wanted: 'm' | 'f') =>
  people.filter(([, , sex]) => sex === wanted).map(([first]) => first);
const surnames = [
  'Adler',
  'Becker',
  'Conti',
  'Dumont',
  'Eriksen',
  'Fischer',
  'Garcia',
  'Hansen',
  'Ivers',
  'Jansons',
  'Keller',
  'Lind',
  'Moreau',
  'Novak',
  'Olsen',
  'Peters',
  'Quist',
  'Rossi',
  'Silva',
  'Toth',
  'Urban',
  'Vogel',
  'Weber',
  'Zieds',
];
const countries = demoCountries.map(({ iso2 }) => derivedId(`country ${iso2}`));

const keyOf = (number: SQL): SQL => sql`('traveller large ' || ${number})`;
/** The id of a numbered traveller. */
export const travellerIdOf = (number: SQL): SQL => sqlId(keyOf(number));
const key = keyOf(sql`number`);
const number = (what: string, below: number) => sqlNumber(sql`${key} || ${` ${what}`}::text`, below);

/** Travellers come in pairs: an odd number travels with the next even one. */
export async function insertTravellers(tx: Transaction, { from, to }: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO travellers (id, first_name, last_name, sex, birthday, nationality, email, phone, passport_number, passport_issue_country,
      passport_issued_at, passport_expires_at, is_customer, companions, created_at, updated_at)
    SELECT ${travellerIdOf(sql`number`)}, first_name, last_name, sex, birthday, country_id,
      CASE WHEN is_customer THEN lower(first_name || '.' || last_name || '.' || number || '@mail.example') END,
      CASE WHEN is_customer THEN '+3712' || lpad(number::text, 7, '0') END,
      'LV' || lpad(number::text, 7, '0'), country_id, issued, issued + 3652, is_customer,
      ARRAY[${travellerIdOf(sql`(number - 1 + 2 * (number % 2))`)}], made, made
    FROM generate_series(${from}::int, ${to}::int) AS number
    CROSS JOIN LATERAL (SELECT number % 2 = 1 AS is_customer, CASE number % 2 WHEN 1 THEN 'm' ELSE 'f' END AS sex,
      CASE number % 2 WHEN 1 THEN ${sqlPick(firstNames('m'), 'text', number('first', 1000))} ELSE ${sqlPick(firstNames('f'), 'text', number('first', 1000))} END AS first_name,
      ${sqlPick(surnames, 'text', sql`(number + 1) / 2`)} AS last_name,
      date '1945-01-01' + ${number('birthday', 29_000)} AS birthday,
      ${sqlPick(countries, 'uuid', sql`(number + 1) / 2`)} AS country_id,
      date '2025-01-01' + ${number('issued', 300)} AS issued,
      timestamptz '2024-01-01 09:00Z' + number * interval '3 hours' AS made) made_up`);
}
