-- Names are composed (NFC) when they are written. Those of before are composed here, so that what looks the same is the same. Two names that differ in
-- nothing else are both kept: the one that was composed, or was added first, gets the name; the other keeps its letters, and is found by the same search.
-- The owner of the tables sees no rows of theirs as long as their policies are forced.
ALTER TABLE airports NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE airports SET name = normalize(name, NFC), municipality = normalize(municipality, NFC)
  WHERE name IS NOT NFC NORMALIZED OR municipality IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE airports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE beach_type_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE beach_type_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE beach_type_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE beach_types NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE beach_types SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM beach_types other WHERE other.id <> beach_types.id AND normalize(other.name, NFC) = normalize(beach_types.name, NFC)
    AND (other.name IS NFC NORMALIZED OR other.id < beach_types.id));
--> statement-breakpoint
ALTER TABLE beach_types FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE boarding_type_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE boarding_type_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE boarding_type_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_customers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_customers SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_customers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_transfers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_transfers SET provider = normalize(provider, NFC) WHERE provider IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE booking_transfers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE bookings SET customer_name = normalize(customer_name, NFC), hotel_name = normalize(hotel_name, NFC), dmc_name = normalize(dmc_name, NFC), manager_name = normalize(manager_name, NFC)
  WHERE customer_name IS NOT NFC NORMALIZED OR hotel_name IS NOT NFC NORMALIZED OR dmc_name IS NOT NFC NORMALIZED OR manager_name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE city_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE city_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE city_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE country_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE country_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM country_names other WHERE other.id <> country_names.id AND other.locale = country_names.locale AND normalize(other.name, NFC) = normalize(country_names.name, NFC)
    AND (other.name IS NFC NORMALIZED OR other.id < country_names.id));
--> statement-breakpoint
ALTER TABLE country_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE custom_fields NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE custom_fields SET label = normalize(label, NFC), "group" = normalize("group", NFC)
  WHERE label IS NOT NFC NORMALIZED OR "group" IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE custom_fields FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE feature_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE feature_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE feature_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE features NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE features SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM features other WHERE other.id <> features.id AND other."group" = features."group" AND normalize(other.name, NFC) = normalize(features.name, NFC)
    AND (other.name IS NFC NORMALIZED OR other.id < features.id));
--> statement-breakpoint
ALTER TABLE features FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE flight_carriers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE flight_carriers SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM flight_carriers other WHERE other.id <> flight_carriers.id AND normalize(other.name, NFC) = normalize(flight_carriers.name, NFC)
    AND (other.name IS NFC NORMALIZED OR other.id < flight_carriers.id));
--> statement-breakpoint
ALTER TABLE flight_carriers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_chains NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_chains SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM hotel_chains other WHERE other.id <> hotel_chains.id AND normalize(other.name, NFC) = normalize(hotel_chains.name, NFC)
    AND (other.name IS NFC NORMALIZED OR other.id < hotel_chains.id));
--> statement-breakpoint
ALTER TABLE hotel_chains FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_classes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_classes SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM hotel_classes other WHERE other.id <> hotel_classes.id AND normalize(other.name, NFC) = normalize(hotel_classes.name, NFC)
    AND (other.name IS NFC NORMALIZED OR other.id < hotel_classes.id));
--> statement-breakpoint
ALTER TABLE hotel_classes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_format_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_format_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE hotel_format_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_themes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_themes SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM hotel_themes other WHERE other.id <> hotel_themes.id AND normalize(other.name, NFC) = normalize(hotel_themes.name, NFC)
    AND (other.name IS NFC NORMALIZED OR other.id < hotel_themes.id));
--> statement-breakpoint
ALTER TABLE hotel_themes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_type_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_type_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE hotel_type_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotels SET name = normalize(name, NFC), keywords = normalize(keywords, NFC)
  WHERE name IS NOT NFC NORMALIZED OR keywords IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE instalments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE instalments SET label = normalize(label, NFC) WHERE label IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE instalments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE offers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE offers SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE offers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE payments SET customer_name = normalize(customer_name, NFC), hotel_name = normalize(hotel_name, NFC), dmc_name = normalize(dmc_name, NFC), manager_name = normalize(manager_name, NFC)
  WHERE customer_name IS NOT NFC NORMALIZED OR hotel_name IS NOT NFC NORMALIZED OR dmc_name IS NOT NFC NORMALIZED OR manager_name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE places NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE places SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE places FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE price_periods NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE price_periods SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE price_periods FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE region_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE region_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE region_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE regions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE regions SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE regions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_schedules NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE report_schedules SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE report_schedules FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE resort_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE resort_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE resort_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE room_type_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE room_type_names SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE room_type_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_views NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE saved_views SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT 1 FROM saved_views other WHERE other.id <> saved_views.id AND other.owner_id = saved_views.owner_id AND other.list = saved_views.list AND normalize(other.name, NFC) = normalize(saved_views.name, NFC)
    AND (other.name IS NFC NORMALIZED OR other.id < saved_views.id));
--> statement-breakpoint
ALTER TABLE saved_views FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE special_prices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE special_prices SET name = normalize(name, NFC) WHERE name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE special_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE transactions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE transactions SET party = normalize(party, NFC) WHERE party IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE transactions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE travellers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE travellers SET first_name = normalize(first_name, NFC), last_name = normalize(last_name, NFC), middle_name = normalize(middle_name, NFC), first_name_local = normalize(first_name_local, NFC), last_name_local = normalize(last_name_local, NFC)
  WHERE first_name IS NOT NFC NORMALIZED OR last_name IS NOT NFC NORMALIZED OR middle_name IS NOT NFC NORMALIZED OR first_name_local IS NOT NFC NORMALIZED OR last_name_local IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE travellers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE users SET first_name = normalize(first_name, NFC), last_name = normalize(last_name, NFC), middle_name = normalize(middle_name, NFC), company_name = normalize(company_name, NFC)
  WHERE first_name IS NOT NFC NORMALIZED OR last_name IS NOT NFC NORMALIZED OR middle_name IS NOT NFC NORMALIZED OR company_name IS NOT NFC NORMALIZED;
--> statement-breakpoint
ALTER TABLE users FORCE ROW LEVEL SECURITY;
