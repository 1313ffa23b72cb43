-- Amounts of some currencies were stored with the decimals that Intl of this Node has, such as none for IQD, and of some versions for HUF. Now they have those of
-- ISO 4217. What is shown of them stays the same: `itinera.decimal_shifts` says by what each is multiplied (db/decimalShifts.ts).
-- The owner of the tables sees no rows of theirs as long as their policies are forced.
ALTER TABLE price_lists NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_dmcs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE price_cells NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE base_prices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE special_prices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE boarding_supplements NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE offers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE price_candidates NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_airports NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE block_seats NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_flights NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_transfers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_prices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE instalments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE transactions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE travellers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE custom_fields NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE shifted_currencies AS
  SELECT key AS currency, value::bigint AS factor FROM json_each_text(current_setting('itinera.decimal_shifts')::json);
--> statement-breakpoint
-- Of a link that was removed, the prices are still there: its currency is in the log.
CREATE TABLE shifted_lists AS
  SELECT list.hotel_id, list.dmc_id, shifted.factor FROM price_lists list
  LEFT JOIN hotel_dmcs link ON link.hotel_id = list.hotel_id AND link.dmc_id = list.dmc_id
  JOIN shifted_currencies shifted ON shifted.currency = coalesce(link.currency, (
    SELECT removed.changes::jsonb #>> '{currency,before}' FROM audit_log removed
    WHERE removed.entity = 'hotel-dmcs' AND removed.action = 'delete' AND removed.outcome = 'done'
      AND removed.changes::jsonb #>> '{hotel_id,before}' = list.hotel_id::text AND removed.changes::jsonb #>> '{dmc_id,before}' = list.dmc_id::text
    ORDER BY removed.at DESC, removed.id DESC LIMIT 1));
--> statement-breakpoint
UPDATE price_cells priced SET price_minor = price_minor * factor FROM shifted_lists list
  WHERE priced.hotel_id = list.hotel_id AND priced.dmc_id = list.dmc_id;
--> statement-breakpoint
UPDATE base_prices priced SET price_minor = price_minor * factor FROM shifted_lists list
  WHERE priced.hotel_id = list.hotel_id AND priced.dmc_id = list.dmc_id;
--> statement-breakpoint
UPDATE special_prices priced SET price_minor = price_minor * factor FROM shifted_lists list
  WHERE priced.hotel_id = list.hotel_id AND priced.dmc_id = list.dmc_id;
--> statement-breakpoint
UPDATE boarding_supplements priced SET adult_minor = adult_minor * factor, child_minor = child_minor * factor FROM shifted_lists list
  WHERE priced.hotel_id = list.hotel_id AND priced.dmc_id = list.dmc_id;
--> statement-breakpoint
UPDATE offers priced SET value_minor = value_minor * factor FROM shifted_lists list
  WHERE priced.hotel_id = list.hotel_id AND priced.dmc_id = list.dmc_id;
--> statement-breakpoint
UPDATE price_candidates priced SET price_minor = price_minor * factor, lowest_minor = lowest_minor * factor FROM shifted_lists list
  WHERE priced.hotel_id = list.hotel_id AND priced.dmc_id = list.dmc_id;
--> statement-breakpoint
UPDATE hotel_airports SET transfer_price_minor = transfer_price_minor * factor FROM shifted_currencies shifted
  WHERE shifted.currency = transfer_currency;
--> statement-breakpoint
UPDATE block_seats block SET adult_net_minor = adult_net_minor * factor, child_net_minor = child_net_minor * factor,
    infant_net_minor = infant_net_minor * factor, adult_sale_minor = adult_sale_minor * factor,
    child_sale_minor = child_sale_minor * factor, infant_sale_minor = infant_sale_minor * factor
  FROM shifted_currencies shifted WHERE shifted.currency = block.currency;
--> statement-breakpoint
UPDATE booking_hotels part SET net_minor = part.net_minor * factor, sale_minor = part.sale_minor * factor
  FROM bookings booking JOIN shifted_currencies shifted ON shifted.currency = booking.currency WHERE booking.id = part.booking_id;
--> statement-breakpoint
UPDATE booking_flights part SET net_minor = part.net_minor * factor, sale_minor = part.sale_minor * factor
  FROM bookings booking JOIN shifted_currencies shifted ON shifted.currency = booking.currency WHERE booking.id = part.booking_id;
--> statement-breakpoint
UPDATE booking_transfers part SET net_minor = part.net_minor * factor, sale_minor = part.sale_minor * factor
  FROM bookings booking JOIN shifted_currencies shifted ON shifted.currency = booking.currency WHERE booking.id = part.booking_id;
--> statement-breakpoint
UPDATE booking_prices part SET extra_net_minor = part.extra_net_minor * factor, extra_sale_minor = part.extra_sale_minor * factor, discount_minor = part.discount_minor * factor
  FROM bookings booking JOIN shifted_currencies shifted ON shifted.currency = booking.currency WHERE booking.id = part.booking_id;
--> statement-breakpoint
UPDATE instalments part SET amount_minor = part.amount_minor * factor, received_minor = part.received_minor * factor, due_minor = part.due_minor * factor
  FROM bookings booking JOIN shifted_currencies shifted ON shifted.currency = booking.currency WHERE booking.id = part.booking_id;
--> statement-breakpoint
UPDATE payments part SET total_minor = part.total_minor * factor, received_minor = part.received_minor * factor, balance_minor = part.balance_minor * factor, next_due_minor = part.next_due_minor * factor, hotel_net_minor = part.hotel_net_minor * factor, transfer_net_minor = part.transfer_net_minor * factor
  FROM bookings booking JOIN shifted_currencies shifted ON shifted.currency = booking.currency WHERE booking.id = part.booking_id;
--> statement-breakpoint
UPDATE transactions part SET booking_amount_minor = part.booking_amount_minor * factor
  FROM bookings booking JOIN shifted_currencies shifted ON shifted.currency = booking.currency WHERE booking.id = part.booking_id;
--> statement-breakpoint
UPDATE transactions moved SET amount_minor = amount_minor * factor FROM shifted_currencies shifted WHERE shifted.currency = moved.currency;
--> statement-breakpoint
UPDATE bookings booking SET hotel_net_minor = hotel_net_minor * factor, total_minor = total_minor * factor, net_minor = net_minor * factor,
    profit_minor = profit_minor * factor, received_minor = received_minor * factor, outstanding_minor = outstanding_minor * factor,
    next_due_minor = next_due_minor * factor, rest_minor = rest_minor * factor, cancel_fee_minor = cancel_fee_minor * factor
  FROM shifted_currencies shifted WHERE shifted.currency = booking.currency;
--> statement-breakpoint
-- What explains the price of a stay: zeros are put behind each amount, wherever in it.
UPDATE booking_hotels SET quote = regexp_replace((quote - 'sale')::text, '("[a-z_]*_minor": -?[1-9][0-9]*)', '\1' || substr(factor::text, 2), 'g')::jsonb
    || CASE WHEN jsonb_exists(quote, 'sale') THEN jsonb_build_object('sale', quote -> 'sale') ELSE '{}' END
  FROM shifted_currencies shifted WHERE shifted.currency = quote ->> 'currency';
--> statement-breakpoint
UPDATE booking_hotels SET quote = jsonb_set(quote, '{sale}',
    regexp_replace((quote -> 'sale')::text, '("[a-z_]*_minor": -?[1-9][0-9]*)', '\1' || substr(factor::text, 2), 'g')::jsonb)
  FROM shifted_currencies shifted WHERE shifted.currency = quote #>> '{sale,currency}';
--> statement-breakpoint
UPDATE bookings entry SET custom = entry.custom || shifted.amounts FROM (
  SELECT of.id, jsonb_object_agg(field.key, (of.custom ->> field.key)::bigint * factor) AS amounts
  FROM bookings of JOIN custom_fields field ON field.entity = 'booking' AND field.type = 'money' AND jsonb_typeof(of.custom -> field.key) = 'number'
  JOIN shifted_currencies ON shifted_currencies.currency = field.currency GROUP BY of.id) shifted WHERE shifted.id = entry.id;
--> statement-breakpoint
UPDATE payments entry SET custom = entry.custom || shifted.amounts FROM (
  SELECT of.id, jsonb_object_agg(field.key, (of.custom ->> field.key)::bigint * factor) AS amounts
  FROM payments of JOIN custom_fields field ON field.entity = 'payment' AND field.type = 'money' AND jsonb_typeof(of.custom -> field.key) = 'number'
  JOIN shifted_currencies ON shifted_currencies.currency = field.currency GROUP BY of.id) shifted WHERE shifted.id = entry.id;
--> statement-breakpoint
UPDATE travellers entry SET custom = entry.custom || shifted.amounts FROM (
  SELECT of.id, jsonb_object_agg(field.key, (of.custom ->> field.key)::bigint * factor) AS amounts
  FROM travellers of JOIN custom_fields field ON field.entity = 'traveller' AND field.type = 'money' AND jsonb_typeof(of.custom -> field.key) = 'number'
  JOIN shifted_currencies ON shifted_currencies.currency = field.currency GROUP BY of.id) shifted WHERE shifted.id = entry.id;
--> statement-breakpoint
UPDATE hotels entry SET custom = entry.custom || shifted.amounts FROM (
  SELECT of.id, jsonb_object_agg(field.key, (of.custom ->> field.key)::bigint * factor) AS amounts
  FROM hotels of JOIN custom_fields field ON field.entity = 'hotel' AND field.type = 'money' AND jsonb_typeof(of.custom -> field.key) = 'number'
  JOIN shifted_currencies ON shifted_currencies.currency = field.currency GROUP BY of.id) shifted WHERE shifted.id = entry.id;
--> statement-breakpoint
UPDATE users entry SET custom = entry.custom || shifted.amounts FROM (
  SELECT of.id, jsonb_object_agg(field.key, (of.custom ->> field.key)::bigint * factor) AS amounts
  FROM users of JOIN custom_fields field ON field.entity = 'user' AND field.type = 'money' AND jsonb_typeof(of.custom -> field.key) = 'number'
  JOIN shifted_currencies ON shifted_currencies.currency = field.currency GROUP BY of.id) shifted WHERE shifted.id = entry.id;
--> statement-breakpoint
UPDATE block_seats entry SET custom = entry.custom || shifted.amounts FROM (
  SELECT of.id, jsonb_object_agg(field.key, (of.custom ->> field.key)::bigint * factor) AS amounts
  FROM block_seats of JOIN custom_fields field ON field.entity = 'block_seat' AND field.type = 'money' AND jsonb_typeof(of.custom -> field.key) = 'number'
  JOIN shifted_currencies ON shifted_currencies.currency = field.currency GROUP BY of.id) shifted WHERE shifted.id = entry.id;
--> statement-breakpoint
UPDATE custom_fields field SET default_value = to_jsonb((default_value #>> '{}')::bigint * factor) FROM shifted_currencies shifted
  WHERE shifted.currency = field.currency AND field.type = 'money' AND jsonb_typeof(default_value) = 'number';
--> statement-breakpoint
DROP TABLE shifted_lists;
--> statement-breakpoint
DROP TABLE shifted_currencies;
--> statement-breakpoint
ALTER TABLE price_lists FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_dmcs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE price_cells FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE base_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE special_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE boarding_supplements FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE offers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE price_candidates FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_airports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE block_seats FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_flights FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_transfers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE instalments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE transactions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE travellers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE custom_fields FORCE ROW LEVEL SECURITY;
