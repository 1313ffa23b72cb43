-- Notes, descriptions, templates, custom values and tags of before are composed, as names are since 0076; new ones are as they are received. What the
-- log and its secrets have is sealed, and is not changed. Texts within JSON are composed one by one: as one text, the `n` of an escaped line
-- break would be composed with an accent behind it.
CREATE FUNCTION composed(given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof(given)
    WHEN 'string' THEN to_jsonb(normalize(given #>> '{}', NFC))
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(composed(one) ORDER BY place), '[]') FROM jsonb_array_elements(given) WITH ORDINALITY AS items(one, place))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key, composed(value)), '{}') FROM jsonb_each(given))
    ELSE given END
$$;
--> statement-breakpoint
ALTER TABLE airports NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE airports SET ident = normalize(ident, NFC), type = normalize(type, NFC), continent = normalize(continent, NFC), scheduled_service = normalize(scheduled_service, NFC), gps_code = normalize(gps_code, NFC), iso_region = normalize(iso_region, NFC), local_code = normalize(local_code, NFC), home_link = normalize(home_link, NFC), wikipedia_link = normalize(wikipedia_link, NFC), keywords = normalize(keywords, NFC)
  WHERE ident IS NOT NFC NORMALIZED OR type IS NOT NFC NORMALIZED OR continent IS NOT NFC NORMALIZED OR scheduled_service IS NOT NFC NORMALIZED OR gps_code IS NOT NFC NORMALIZED OR iso_region IS NOT NFC NORMALIZED OR local_code IS NOT NFC NORMALIZED OR home_link IS NOT NFC NORMALIZED OR wikipedia_link IS NOT NFC NORMALIZED OR keywords IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE airports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE block_seats NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE block_seats SET flight_number = normalize(flight_number, NFC), oversold_reason = normalize(oversold_reason, NFC), note = normalize(note, NFC), custom = composed(custom)
  WHERE flight_number IS NOT NFC NORMALIZED OR oversold_reason IS NOT NFC NORMALIZED OR note IS NOT NFC NORMALIZED OR custom::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE block_seats SET code = normalize(code, NFC) WHERE code IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM block_seats other WHERE other.id <> block_seats.id AND normalize(other.code, NFC) = normalize(block_seats.code, NFC)
    AND (other.code IS NFC NORMALIZED OR other.id < block_seats.id));
--> statement-breakpoint
ALTER TABLE block_seats FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE blocked_checkouts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE blocked_checkouts SET reason = normalize(reason, NFC) WHERE reason IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE blocked_checkouts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_customers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_customers SET address = normalize(address, NFC), note = normalize(note, NFC) WHERE address IS NOT NFC NORMALIZED OR note IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_customers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_documents NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_documents SET number = normalize(number, NFC), original_name = normalize(original_name, NFC)
  WHERE number IS NOT NFC NORMALIZED OR original_name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_documents FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_flights NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_flights SET flight_number = normalize(flight_number, NFC), pnr = normalize(pnr, NFC), seats_note = normalize(seats_note, NFC)
  WHERE flight_number IS NOT NFC NORMALIZED OR pnr IS NOT NFC NORMALIZED OR seats_note IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_flights FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_hotels SET price_reason = normalize(price_reason, NFC), override_reason = normalize(override_reason, NFC), room_note = normalize(room_note, NFC), confirmation_number = normalize(confirmation_number, NFC), quote = composed(quote)
  WHERE price_reason IS NOT NFC NORMALIZED OR override_reason IS NOT NFC NORMALIZED OR room_note IS NOT NFC NORMALIZED OR confirmation_number IS NOT NFC NORMALIZED OR quote::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_prices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_prices SET extra_label = normalize(extra_label, NFC), discount_reason = normalize(discount_reason, NFC)
  WHERE extra_label IS NOT NFC NORMALIZED OR discount_reason IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_transfers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_transfers SET note = normalize(note, NFC) WHERE note IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_transfers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_travellers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_travellers SET ticket_number = normalize(ticket_number, NFC) WHERE ticket_number IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_travellers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE bookings SET confirmation_number = normalize(confirmation_number, NFC), note_internal = normalize(note_internal, NFC), note_supplier = normalize(note_supplier, NFC), cancel_reason = normalize(cancel_reason, NFC), confirm_reason = normalize(confirm_reason, NFC), tags = ARRAY(SELECT normalize(one, NFC) FROM unnest(tags) WITH ORDINALITY AS items(one, place) GROUP BY 1 ORDER BY min(place)), custom = composed(custom)
  WHERE confirmation_number IS NOT NFC NORMALIZED OR note_internal IS NOT NFC NORMALIZED OR note_supplier IS NOT NFC NORMALIZED OR cancel_reason IS NOT NFC NORMALIZED OR confirm_reason IS NOT NFC NORMALIZED OR array_to_string(tags, ' ') IS NOT NFC NORMALIZED OR custom::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE custom_fields NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE custom_fields SET help = normalize(help, NFC), pattern = normalize(pattern, NFC), options = composed(options), default_value = composed(default_value)
  WHERE help IS NOT NFC NORMALIZED OR pattern IS NOT NFC NORMALIZED OR options::text IS NOT NFC NORMALIZED OR default_value::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE custom_fields FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE features NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE features SET icon = normalize(icon, NFC) WHERE icon IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE features FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE flight_carriers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE flight_carriers SET baggage_note = normalize(baggage_note, NFC) WHERE baggage_note IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE flight_carriers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_descriptions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_descriptions SET description = normalize(description, NFC) WHERE description IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE hotel_descriptions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_dmcs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_dmcs SET note = normalize(note, NFC) WHERE note IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE hotel_dmcs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_features NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_features SET note = normalize(note, NFC) WHERE note IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE hotel_features FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_images NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_images SET alt = normalize(alt, NFC) WHERE alt IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE hotel_images FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotels SET status_note = normalize(status_note, NFC), trip_advisor_id = normalize(trip_advisor_id, NFC), trip_advisor_url = normalize(trip_advisor_url, NFC), google_rating_id = normalize(google_rating_id, NFC), custom = composed(custom)
  WHERE status_note IS NOT NFC NORMALIZED OR trip_advisor_id IS NOT NFC NORMALIZED OR trip_advisor_url IS NOT NFC NORMALIZED OR google_rating_id IS NOT NFC NORMALIZED OR custom::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_events NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE notification_events SET details = composed(details) WHERE details::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE notification_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_rules NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE notification_rules SET templates = composed(templates) WHERE templates::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE notification_rules FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notifications NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE notifications SET title = normalize(title, NFC), body = normalize(body, NFC) WHERE title IS NOT NFC NORMALIZED OR body IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE notifications FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE payments SET note = normalize(note, NFC), custom = composed(custom) WHERE note IS NOT NFC NORMALIZED OR custom::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_schedules NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE report_schedules SET query = composed(query) WHERE query::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE report_schedules FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_views NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE saved_views SET query = composed(query) WHERE query::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE saved_views FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE staff_settings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE staff_settings SET company_name = normalize(company_name, NFC) WHERE company_name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE staff_settings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE stop_sales NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE stop_sales SET reason = normalize(reason, NFC) WHERE reason IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE stop_sales FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE transactions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE transactions SET number = normalize(number, NFC), note = normalize(note, NFC), goodwill_reason = normalize(goodwill_reason, NFC), void_reason = normalize(void_reason, NFC)
  WHERE number IS NOT NFC NORMALIZED OR note IS NOT NFC NORMALIZED OR goodwill_reason IS NOT NFC NORMALIZED OR void_reason IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE transactions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE travellers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE travellers SET note = normalize(note, NFC), personal_code = normalize(personal_code, NFC), passport_number = normalize(passport_number, NFC), custom = composed(custom)
  WHERE note IS NOT NFC NORMALIZED OR personal_code IS NOT NFC NORMALIZED OR passport_number IS NOT NFC NORMALIZED OR custom::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE travellers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE uploads NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE uploads SET original_name = normalize(original_name, NFC) WHERE original_name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE uploads FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE users SET custom = composed(custom) WHERE custom::text IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE users FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DROP FUNCTION composed(jsonb);
