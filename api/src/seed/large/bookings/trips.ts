import { sql, type SQL } from 'drizzle-orm';
import { initialStaffSettings } from '../../../modules/settings/initialSettings';
import { demoStaff } from '../../data/people';
import { derivedId } from '../../derivedId';
import { sqlHashId, sqlId, sqlNumber, sqlPick } from '../derivedSql';
import { hotelIdOf, type Range } from '../numbered';
import { travellerIdOf } from '../insertTravellers';

/** The bookings of a year, evenly over so many days from the first of January. */
export interface BookedYear {
  year: number;
  days: number;
  count: number;
  /** The last used number of the year. */
  taken: number;
}

/** What the bookings refer to: numbered hotels and travellers, from 1. */
export interface Referred {
  hotels: number;
  travellers: number;
}

/** The last day of the demo: earlier trips have taken place. */
const today = sql`date '2026-11-22'`;
const { booking_ref_prefix: prefix, deposit_bp, deposit_days, balance_days } = initialStaffSettings;

const managers = demoStaff
  .filter(({ status }) => status === 'active')
  .map(({ email }) => derivedId(`user ${email}`));

const number = (what: string, below: number): SQL => sqlNumber(sql`key || ${` ${what}`}::text`, below);
/** True for a percentage of rows. */
const share = (what: string, percent: number): SQL => sql`${number(what, 100)} < ${percent}::int`;
const pick = (what: string, values: readonly number[]): SQL =>
  sql`(${sql.raw(`ARRAY[${values.join(', ')}]`)})[1 + ${number(what, values.length)}]`;

/** The id of a part of a booking. */
export const partId = (what: SQL): SQL => sqlHashId(sql`md5(key || ${what})`);

/** Who travels where and when. `OFFSET 0` prevents inlining, so that each value is computed once. */
const chosen = ({ year, days, count }: BookedYear, { hotels, travellers }: Referred): SQL => sql`
  CROSS JOIN LATERAL (SELECT ${`booking large ${year} `}::text || number AS key,
    (number - 1) * ${days}::float8 / ${count}::int AS day OFFSET 0) placed
  CROSS JOIN LATERAL (SELECT
    ${`${year}-01-01T06:00Z`}::timestamptz + floor(day) * interval '1 day' + (day - floor(day)) * interval '10 hours' AS created,
    ${hotelIdOf(sql`(1 + ${number('hotel', hotels)})`)} AS hotel_id,
    1 + 2 * ${number('lead', Math.floor(travellers / 2))} AS lead_number,
    6 + ${number('days', 260)} AS lead_days,
    ${pick('nights', [3, 5, 7, 7, 7, 10, 14])} AS nights,
    ${pick('adults', [1, 2, 2, 2, 2, 3])} AS adults,
    (ARRAY['{}', '{}', '{}', '{6}', '{4,9}']::text[])[1 + ${number('children', 5)}]::int[] AS child_ages,
    ${number('state', 100)} AS state,
    ${number('paid', 100)} AS paid,
    ${share('flies', 35)} AS may_fly,
    ${share('transfer', 40)} AS is_fetched,
    ${share('stay', 70)} AS is_stay_soon_confirmed,
    ${share('discount', 5)} AS is_cheaper,
    ${share('override', 1)} AS is_overridden,
    ${sqlPick(managers, 'uuid', number('manager', 1000))} AS manager_id,
    (400 + ${number('price', 900)}) * 10 AS night_minor,
    9000 + ${number('fare', 20)} * 500 AS fare_minor OFFSET 0) chosen
  JOIN hotels hotel ON hotel.id = chosen.hotel_id
  JOIN hotel_dmcs link ON link.hotel_id = hotel.id AND link.is_default
  JOIN (SELECT id, company_name FROM users) partner ON partner.id = link.dmc_id
  JOIN (SELECT id, first_name, last_name FROM users) manager ON manager.id = chosen.manager_id
  JOIN travellers lead ON lead.id = ${travellerIdOf(sql`lead_number`)}
  LEFT JOIN hotel_airports airport ON airport.hotel_id = hotel.id AND airport.is_default`;

/** Derived from that: days, state and amounts. */
const sold = sql`
  CROSS JOIN LATERAL (SELECT created::date AS created_on, created::date + lead_days AS check_in,
    created::date + lead_days + nights AS check_out, cardinality(child_ages) AS children,
    adults + cardinality(child_ages) AS guests,
    may_fly AND airport.airport_id IS DISTINCT FROM origin.id AND airport.id IS NOT NULL AS has_flights,
    is_fetched AND airport.id IS NOT NULL AS has_transfer,
    CASE WHEN is_cheaper THEN 2000 ELSE 0 END AS discount_minor OFFSET 0) dated
  CROSS JOIN LATERAL (SELECT
    CASE WHEN state < 8 THEN 'cancelled' WHEN check_out < ${today} THEN 'completed'
      WHEN created_on > ${today} - 30 AND state < 25 THEN 'draft' WHEN created_on > ${today} - 30 AND state < 40 THEN 'on_request'
      ELSE 'confirmed' END AS status,
    nights * (adults + children) * night_minor AS hotel_net,
    CASE WHEN has_flights THEN guests * fare_minor ELSE 0 END AS flight_net,
    CASE WHEN has_transfer THEN guests * 1500 ELSE 0 END AS transfer_net OFFSET 0) stated
  CROSS JOIN LATERAL (SELECT hotel_net * 114 / 100 AS hotel_sale, flight_net * 105 / 100 AS flight_sale,
    transfer_net * 19 / 15 AS transfer_sale OFFSET 0) marked_up
  CROSS JOIN LATERAL (SELECT hotel_sale + 2 * flight_sale + transfer_sale - discount_minor AS total_minor,
    hotel_net + 2 * flight_net + transfer_net AS net_minor,
    status IN ('confirmed', 'completed') AS is_booked, status = 'cancelled' AS is_cancelled,
    status = 'completed' OR (status = 'confirmed' AND is_stay_soon_confirmed) AS is_stay_confirmed,
    status = 'on_request' AND state = 32 AS is_stay_declined,
    CASE WHEN status = 'cancelled' THEN CASE WHEN paid % 3 = 0 THEN 0 ELSE 5000 END END AS fee_minor OFFSET 0) added`;

/** The instalments, as \`planInstalments\` would make them, and the payments so far. */
const paid = sql`
  CROSS JOIN LATERAL (SELECT created_on + 1 AS planned_on, created_on + 1 + ${deposit_days}::int AS deposit_due,
    check_in - ${balance_days}::int AS balance_due, ((total_minor::bigint * ${deposit_bp}::int + 5000) / 10000)::int AS deposit_minor OFFSET 0) terms
  CROSS JOIN LATERAL (SELECT status NOT IN ('draft', 'on_request') AS is_planned, balance_due <= deposit_due AS is_one OFFSET 0) many
  CROSS JOIN LATERAL (SELECT CASE WHEN is_one THEN greatest(balance_due, planned_on) ELSE deposit_due END AS first_due,
    CASE WHEN is_one THEN total_minor ELSE deposit_minor END AS first_minor,
    CASE WHEN is_one THEN 0 ELSE total_minor - deposit_minor END AS second_minor OFFSET 0) plan
  CROSS JOIN LATERAL (SELECT
    CASE WHEN status = 'completed' AND paid >= 3 OR status = 'confirmed' AND paid >= 10 AND first_due < ${today}
      OR is_cancelled AND paid >= 40 THEN first_minor ELSE 0 END AS first_in OFFSET 0) begun
  CROSS JOIN LATERAL (SELECT
    CASE WHEN status = 'completed' AND first_in > 0 OR status = 'confirmed' AND paid >= 18 AND balance_due < ${today} AND first_in > 0
      THEN second_minor + CASE WHEN paid >= 98 AND second_minor > 0 THEN 5000 ELSE 0 END ELSE 0 END AS second_in,
    CASE WHEN is_cancelled AND paid >= 70 THEN greatest(first_in - fee_minor, 0) ELSE 0 END AS refund_out OFFSET 0) moved
  CROSS JOIN LATERAL (SELECT first_in + second_in - refund_out AS received_minor,
    CASE WHEN is_cancelled THEN fee_minor ELSE total_minor END AS owed_minor OFFSET 0) received`;

/** The documents of a booking, and which of them were sent. */
const issued = sql`
  CROSS JOIN LATERAL (SELECT is_booked AND paid % 20 >= 3 AS has_order, is_booked AND is_stay_confirmed AS has_stay,
    status = 'completed' AND has_flights AS has_tickets, status = 'completed' AND has_transfer AS has_fetching OFFSET 0) made_out
  CROSS JOIN LATERAL (SELECT has_order AND (status = 'completed' OR state % 2 = 0) AS is_order_sent,
    has_stay AND (status = 'completed' OR state % 3 = 0) AS is_stay_sent OFFSET 0) sent`;

/** The trips of a range of a year's bookings, as \`WITH trip AS …\`, from which all rows are made. */
export const trips = (booked: BookedYear, { from, to }: Range, referred: Referred): SQL => sql`
  trip AS MATERIALIZED (
    SELECT placed.key, ${sqlId(sql`placed.key`)} AS booking_id, number, chosen.*, dated.*, stated.*, marked_up.*, added.*, terms.*, many.*, plan.*,
      begun.*, moved.*, received.*, made_out.*, sent.*,
      ${prefix}::text || ${String(booked.year % 100)}::text || lpad((${booked.taken}::int + number)::text, 5, '0') AS ref,
      hotel.name AS hotel_name, hotel.room_type_id[1 + number % 2] AS room_type_id, hotel.boarding_type_id[1 + number / 2 % 2] AS boarding_type_id,
      link.dmc_id, partner.company_name AS dmc_name, concat_ws(' ', manager.first_name, manager.last_name) AS manager_name,
      lead.id AS lead_id, concat_ws(' ', lead.first_name, lead.last_name) AS customer_name, lead.email, lead.phone, lead.nationality AS country_id,
      airport.airport_id, origin.id AS origin_id,
      least(created + interval '3 days', timestamptz '2026-11-22 06:00Z') AS cancelled_at
    FROM generate_series(${from}::int, ${to}::int) AS number
    CROSS JOIN (SELECT id FROM airports WHERE iata_code = 'RIX') origin
    ${chosen(booked, referred)} ${sold} ${paid} ${issued}
  )`;
