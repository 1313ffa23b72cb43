import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { initialStaffSettings } from '../../../modules/settings/initialSettings';
import { demoPdfUpload } from '../../bookings/demoDocuments';
import { sqlPick } from '../derivedSql';
import { travellerIdOf } from '../insertTravellers';
import type { Range } from '../numbered';
import { partId, trips, type BookedYear, type Referred } from './trips';

const { sale_currency: currency } = initialStaffSettings;

/** The general block with its summary, as `summaryOf` would compute it. */
const bookings = sql`
  INSERT INTO bookings (id, ref, status, dmc_id, manager_id, currency, contract_currency, booked_on, tags, note_supplier, cancel_reason,
    cancel_fee_minor, cancelled_at, requested_at, custom, created, updated, departure_date, return_date, hotel_id, hotel_name, room_type_id, boarding_type_id,
    check_in, check_out, nights, adults, children, confirmation_number, customer_name, customer_email, country_id, hotel_net_minor, total_minor,
    net_minor, profit_minor, received_minor, outstanding_minor, payment_status, next_due_date, next_due_minor, documents_required,
    documents_sent, is_overridden, dmc_name, manager_name)
  SELECT booking_id, ref, status, dmc_id, manager_id, ${currency}, ${currency}, CASE WHEN is_booked THEN planned_on END,
    CASE WHEN number % 5 = 0 THEN ARRAY[${sqlPick(['vip', 'honeymoon', 'group', 'returning'], 'text', sql`number / 5`)}] ELSE '{}' END,
    CASE WHEN number % 6 = 0 THEN 'Late arrival, please keep the room.' END,
    CASE WHEN is_cancelled THEN 'The customer cannot travel.' END, fee_minor, CASE WHEN is_cancelled THEN cancelled_at END,
    CASE WHEN status <> 'draft' THEN created END, '{}', created, created,
    check_in, check_out, hotel_id, hotel_name, room_type_id, boarding_type_id, check_in, check_out, nights, adults, children,
    CASE WHEN is_stay_confirmed THEN 'H' || (100000 + lead_number * 97 + number) END, customer_name, email, country_id, hotel_net, total_minor,
    net_minor, total_minor - net_minor, received_minor, owed_minor - received_minor,
    CASE WHEN is_cancelled AND refund_out > 0 AND received_minor = owed_minor THEN 'refunded' WHEN received_minor = owed_minor THEN 'paid'
      WHEN received_minor > owed_minor THEN 'overpaid' WHEN received_minor > 0 THEN 'partially_paid' ELSE 'unpaid' END,
    CASE WHEN NOT is_booked OR received_minor >= total_minor THEN NULL WHEN received_minor < first_minor THEN first_due ELSE balance_due END,
    CASE WHEN NOT is_booked OR received_minor >= total_minor THEN NULL WHEN received_minor < first_minor THEN first_minor - received_minor
      ELSE total_minor - received_minor END,
    2 + has_flights::int + has_transfer::int, is_order_sent::int + is_stay_sent::int + has_tickets::int + has_fetching::int,
    is_overridden, dmc_name, manager_name
  FROM trip`;

const customers = sql`
  INSERT INTO booking_customers (id, booking_id, traveller_id, name, email, phone, country_id, created_at, updated_at)
  SELECT ${partId(sql`' customer'`)}, booking_id, lead_id, customer_name, email, phone, country_id, created, created FROM trip`;

/** Stays with manual prices: the database can't call the function that calculates prices. */
const stays = sql`
  INSERT INTO booking_hotels (id, booking_id, hotel_id, room_type_id, boarding_type_id, check_in, check_out, nights, adults, child_ages, children,
    infants, rooms, priced_by, net_minor, sale_minor, price_reason, overridden, override_reason, confirmation_number, confirmed_at,
    declined_at, decline_reason, created_at, updated_at)
  SELECT ${partId(sql`' stay'`)}, booking_id, hotel_id, room_type_id, boarding_type_id, check_in, check_out, nights, adults, child_ages, children,
    0, 1, 'hand', hotel_net, hotel_sale, 'Taken over with its price', CASE WHEN is_overridden THEN ARRAY['stop_sale'] ELSE '{}' END,
    CASE WHEN is_overridden THEN 'Agreed with the hotel' END,
    CASE WHEN is_stay_confirmed THEN 'H' || (100000 + lead_number * 97 + number) END, CASE WHEN is_stay_confirmed THEN created END,
    CASE WHEN is_stay_declined THEN created END, CASE WHEN is_stay_declined THEN 'Fully booked in this period' END, created, created
  FROM trip`;

const flights = sql`
  INSERT INTO booking_flights (id, booking_id, direction, carrier_id, flight_number, origin_airport_id, destination_airport_id, departure_date,
    departure_time, arrival_date, arrival_time, baggage_kg, net_minor, sale_minor, created_at, updated_at)
  SELECT ${partId(sql`' ' || direction`)}, booking_id, direction, carrier.id, carrier.iata_code || ' ' || (100 + lead_number % 800 + is_back::int),
    CASE WHEN is_back THEN airport_id ELSE origin_id END, CASE WHEN is_back THEN origin_id ELSE airport_id END,
    CASE WHEN is_back THEN check_out ELSE check_in END, departs, CASE WHEN is_back THEN check_out ELSE check_in END, arrives, 23,
    flight_net, flight_sale, created, created
  FROM trip
  JOIN (SELECT id, iata_code, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS of_all FROM flight_carriers WHERE iata_code IS NOT NULL)
    carrier ON carrier.place = lead_number % carrier.of_all
  CROSS JOIN (VALUES ('outbound', false, '09:40', '12:40'), ('return', true, '15:50', '18:50')) AS leg(direction, is_back, departs, arrives)
  WHERE has_flights`;

const transfers = sql`
  INSERT INTO booking_transfers (id, booking_id, type, direction, pax, price_type, net_minor, airport_id, sale_minor, created_at, updated_at)
  SELECT ${partId(sql`' transfer'`)}, booking_id, CASE WHEN number % 4 = 0 THEN 'private' ELSE 'group' END, 'both', guests, 'per_person', transfer_net,
    airport_id, transfer_sale, created, created
  FROM trip WHERE has_transfer`;

/** The customer, and the person who travels with them. */
const travellers = (last: number): SQL => sql`
  INSERT INTO booking_travellers (id, booking_id, traveller_id, room_index, is_lead, pax_type, "order", created_at, updated_at)
  SELECT ${partId(sql`' traveller ' || position`)}, booking_id, traveller.id, 1, position = 0,
    CASE WHEN birthday > (check_in - interval '2 years')::date THEN 'infant' WHEN birthday > (check_in - interval '12 years')::date THEN 'child'
      ELSE 'adult' END, position, created, created
  FROM trip CROSS JOIN LATERAL generate_series(0, least(adults, 3) - 1) AS position
  JOIN travellers traveller ON traveller.id = ${travellerIdOf(sql`(1 + (lead_number - 1 + position) % ${last}::int)`)}`;

const prices = sql`
  INSERT INTO booking_prices (id, booking_id, extra_net_minor, extra_sale_minor, discount_minor, discount_reason, created_at, updated_at)
  SELECT ${partId(sql`' price'`)}, booking_id, 0, 0, discount_minor, CASE WHEN discount_minor > 0 THEN 'Returning customer' END, created, created
  FROM trip`;

const instalments = sql`
  INSERT INTO instalments (id, booking_id, label, due_date, amount_minor, "order", received_minor, due_minor, created_at, updated_at)
  SELECT ${partId(sql`' instalment ' || place`)}, booking_id, label, due, amount, place, least(greatest(received_minor - before, 0), amount), amount,
    created, created
  FROM trip CROSS JOIN LATERAL (VALUES (0, CASE WHEN is_one THEN 'Full payment' ELSE 'Deposit' END, first_due, first_minor, 0),
    (1, 'Balance', balance_due, second_minor, first_minor)) AS planned(place, label, due, amount, before)
  WHERE is_planned AND amount > 0`;

const transactions = sql`
  INSERT INTO transactions (id, booking_id, direction, purpose, method, date, amount_minor, currency, booking_amount_minor, number, party, manager_id,
    created_at, updated_at)
  SELECT ${partId(sql`' money ' || place`)}, booking_id, direction, purpose, ${sqlPick(['bank_transfer', 'card', 'cash', 'online'], 'text', sql`number`)}, day,
    amount, ${currency}, amount, ref || '-' || place, customer_name, manager_id, day + time '10:00', day + time '10:00'
  FROM trip CROSS JOIN LATERAL (VALUES (1, 'in', 'customer_payment', first_in, planned_on),
    (2, 'in', 'customer_payment', second_in, greatest(least(balance_due, date '2026-11-21'), planned_on)),
    (3, 'out', 'refund', refund_out, cancelled_at::date)) AS moved(place, direction, purpose, amount, day)
  WHERE amount > 0`;

const documents = sql`
  INSERT INTO booking_documents (id, booking_id, type, upload_id, file_name, original_name, media_type, version, confirmed_at, sent_at, sent_to,
    created_at, updated_at)
  SELECT ${partId(sql`' ' || type`)}, booking_id, type, ${demoPdfUpload.id}, ${demoPdfUpload.file_name}, ${demoPdfUpload.original_name},
    ${demoPdfUpload.media_type}, 1, created, CASE WHEN is_sent THEN created END, CASE WHEN is_sent THEN email END, created, created
  FROM trip CROSS JOIN LATERAL (VALUES ('order_confirmation', has_order, is_order_sent), ('hotel_confirmation', has_stay, is_stay_sent),
    ('flight_tickets', has_tickets, true), ('transfer_confirmation', has_fetching, true),
    ('voucher', status = 'completed', true)) AS made(type, is_there, is_sent)
  WHERE is_there`;

/** Inserts a range of a year's bookings with all their parts, except payments. */
export async function insertTrips(
  tx: Transaction,
  booked: BookedYear,
  range: Range,
  referred: Referred,
): Promise<void> {
  const parts = [
    ['new_bookings', bookings],
    ['new_customers', customers],
    ['new_stays', stays],
    ['new_flights', flights],
    ['new_transfers', transfers],
    ['new_travellers', travellers(referred.travellers)],
    ['new_prices', prices],
    ['new_instalments', instalments],
    ['new_transactions', transactions],
    ['new_documents', documents],
  ] as const;
  const inserts = parts.map(([name, insert]) => sql`${sql.raw(name)} AS (${insert})`);
  await tx.execute(sql`WITH ${trips(booked, range, referred)}, ${sql.join(inserts, sql`, `)} SELECT 1`);
}
