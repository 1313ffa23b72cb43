CREATE TABLE cities (
  id uuid PRIMARY KEY,
  country_id uuid NOT NULL,
  iata text,
  is_main boolean NOT NULL DEFAULT true,
  is_origin boolean NOT NULL DEFAULT true,
  show_in_filter boolean NOT NULL DEFAULT true,
  "order" integer NOT NULL DEFAULT 0,
  CONSTRAINT cities_country_id_countries_id_fk FOREIGN KEY (country_id) REFERENCES countries (id)
);
--> statement-breakpoint
CREATE TABLE city_names (
  id uuid PRIMARY KEY,
  locale text NOT NULL,
  name text NOT NULL,
  city_id uuid NOT NULL,
  CONSTRAINT city_names_locale UNIQUE (city_id, locale),
  CONSTRAINT city_names_city_id_cities_id_fk FOREIGN KEY (city_id) REFERENCES cities (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cities_by_country ON cities (country_id);
--> statement-breakpoint
ALTER TABLE resorts ADD CONSTRAINT resorts_city_id_cities_id_fk FOREIGN KEY (city_id) REFERENCES cities (id);
--> statement-breakpoint
CREATE INDEX resorts_by_city ON resorts (city_id);
--> statement-breakpoint
ALTER TABLE places ADD CONSTRAINT places_city_id_cities_id_fk FOREIGN KEY (city_id) REFERENCES cities (id);
--> statement-breakpoint
CREATE INDEX places_by_city ON places (city_id);
--> statement-breakpoint
-- Two countries of one name could not be told apart.
ALTER TABLE country_names ADD CONSTRAINT country_names_name UNIQUE (locale, name);
--> statement-breakpoint
CREATE TABLE airports (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  iata_code text NOT NULL,
  gps_code text,
  country_id uuid NOT NULL,
  region_id uuid,
  city_id uuid,
  iso_country text,
  iso_region text,
  latitude_deg double precision NOT NULL DEFAULT 0,
  longitude_deg double precision NOT NULL DEFAULT 0,
  elevation_ft integer,
  timezone text,
  charter_start boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  ident text,
  type text,
  continent text,
  municipality text,
  scheduled_service text,
  local_code text,
  home_link text,
  wikipedia_link text,
  keywords text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT airports_iata_code UNIQUE (iata_code),
  CONSTRAINT airports_country_id_countries_id_fk FOREIGN KEY (country_id) REFERENCES countries (id),
  CONSTRAINT airports_region_id_regions_id_fk FOREIGN KEY (region_id) REFERENCES regions (id),
  CONSTRAINT airports_city_id_cities_id_fk FOREIGN KEY (city_id) REFERENCES cities (id)
);
--> statement-breakpoint
CREATE INDEX airports_by_country ON airports (country_id);
--> statement-breakpoint
CREATE INDEX airports_by_region ON airports (region_id);
--> statement-breakpoint
CREATE INDEX airports_by_city ON airports (city_id);
--> statement-breakpoint
CREATE TABLE flight_carriers (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  iata_code text,
  icao_code text,
  country_id uuid,
  logo_file_name text,
  is_charter boolean NOT NULL DEFAULT false,
  baggage_note text,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT flight_carriers_name UNIQUE (name),
  CONSTRAINT flight_carriers_iata_code UNIQUE (iata_code),
  CONSTRAINT flight_carriers_country_id_countries_id_fk FOREIGN KEY (country_id) REFERENCES countries (id)
);
--> statement-breakpoint
CREATE TABLE beach_types (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  CONSTRAINT beach_types_name UNIQUE (name)
);
--> statement-breakpoint
CREATE TABLE beach_type_names (
  id uuid PRIMARY KEY,
  locale text NOT NULL,
  name text NOT NULL,
  beach_type_id uuid NOT NULL,
  CONSTRAINT beach_type_names_locale UNIQUE (beach_type_id, locale),
  CONSTRAINT beach_type_names_beach_type_id_beach_types_id_fk FOREIGN KEY (beach_type_id) REFERENCES beach_types (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE boarding_types (
  id uuid PRIMARY KEY,
  code text,
  "order" integer NOT NULL DEFAULT 0,
  CONSTRAINT boarding_types_code UNIQUE (code)
);
--> statement-breakpoint
CREATE TABLE boarding_type_names (
  id uuid PRIMARY KEY,
  locale text NOT NULL,
  name text NOT NULL,
  boarding_type_id uuid NOT NULL,
  CONSTRAINT boarding_type_names_locale UNIQUE (boarding_type_id, locale),
  CONSTRAINT boarding_type_names_boarding_type_id_boarding_types_id_fk FOREIGN KEY (boarding_type_id) REFERENCES boarding_types (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE room_types (
  id uuid PRIMARY KEY,
  code text,
  max_adults integer NOT NULL DEFAULT 2,
  max_children integer NOT NULL DEFAULT 2,
  max_guests integer NOT NULL DEFAULT 4,
  "order" integer NOT NULL DEFAULT 0,
  CONSTRAINT room_types_code UNIQUE (code)
);
--> statement-breakpoint
CREATE TABLE room_type_names (
  id uuid PRIMARY KEY,
  locale text NOT NULL,
  name text NOT NULL,
  room_type_id uuid NOT NULL,
  CONSTRAINT room_type_names_locale UNIQUE (room_type_id, locale),
  CONSTRAINT room_type_names_room_type_id_room_types_id_fk FOREIGN KEY (room_type_id) REFERENCES room_types (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE features (
  id uuid PRIMARY KEY,
  "group" text NOT NULL,
  name text NOT NULL,
  icon text,
  "order" integer NOT NULL DEFAULT 0,
  is_filter boolean NOT NULL DEFAULT false,
  CONSTRAINT features_name UNIQUE ("group", name)
);
--> statement-breakpoint
CREATE TABLE feature_names (
  id uuid PRIMARY KEY,
  locale text NOT NULL,
  name text NOT NULL,
  feature_id uuid NOT NULL,
  CONSTRAINT feature_names_locale UNIQUE (feature_id, locale),
  CONSTRAINT feature_names_feature_id_features_id_fk FOREIGN KEY (feature_id) REFERENCES features (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE hotel_features (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL,
  feature_id uuid NOT NULL,
  paid boolean NOT NULL DEFAULT false,
  note text,
  CONSTRAINT hotel_features_feature_id UNIQUE (hotel_id, feature_id),
  CONSTRAINT hotel_features_hotel_id_hotels_id_fk FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE,
  CONSTRAINT hotel_features_feature_id_features_id_fk FOREIGN KEY (feature_id) REFERENCES features (id)
);
--> statement-breakpoint
CREATE INDEX hotel_features_by_feature ON hotel_features (feature_id);
--> statement-breakpoint
CREATE TABLE hotel_airports (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL,
  airport_id uuid NOT NULL,
  distance numeric(6, 2),
  transfer_time integer,
  transfer_price_minor integer,
  transfer_price_type text,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT hotel_airports_airport_id UNIQUE (hotel_id, airport_id),
  CONSTRAINT hotel_airports_hotel_id_hotels_id_fk FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE,
  CONSTRAINT hotel_airports_airport_id_airports_id_fk FOREIGN KEY (airport_id) REFERENCES airports (id)
);
--> statement-breakpoint
CREATE INDEX hotel_airports_by_airport ON hotel_airports (airport_id);
--> statement-breakpoint
CREATE TABLE hotel_descriptions (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL,
  locale text NOT NULL,
  description text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT hotel_descriptions_locale UNIQUE (hotel_id, locale),
  CONSTRAINT hotel_descriptions_hotel_id_hotels_id_fk FOREIGN KEY (hotel_id) REFERENCES hotels (id) ON DELETE CASCADE
);
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN beach_type_id uuid;
--> statement-breakpoint
-- Lists of references to types: a hotel has few of them, and they are read and written with it.
ALTER TABLE hotels ADD COLUMN room_type_id uuid[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN boarding_type_id uuid[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN distance_to_beach numeric(6, 2) DEFAULT 0;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN distance_to_city numeric(6, 2) DEFAULT 0;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN distance_to_slope numeric(6, 2) DEFAULT 0;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN beach_line_num integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN is_beach_private boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN latitude double precision DEFAULT 0;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN longitude double precision DEFAULT 0;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN trip_advisor_id text;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN trip_advisor_url text;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN trip_advisor_rating numeric(2, 1);
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN google_rating_id text;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN google_rating numeric(2, 1);
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN status_note text;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN child_age jsonb;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN child_age_limits jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE hotels ADD CONSTRAINT hotels_beach_type_id_beach_types_id_fk FOREIGN KEY (beach_type_id) REFERENCES beach_types (id);
--> statement-breakpoint
CREATE INDEX hotels_by_hotel_class ON hotels (hotel_class_id);
--> statement-breakpoint
CREATE INDEX hotels_by_hotel_type ON hotels (hotel_type_id);
--> statement-breakpoint
CREATE INDEX hotels_by_hotel_format ON hotels (hotel_format_id);
--> statement-breakpoint
CREATE INDEX hotels_by_hotel_chain ON hotels (hotel_chain_id);
--> statement-breakpoint
CREATE INDEX hotels_by_beach_type ON hotels (beach_type_id);
--> statement-breakpoint
CREATE INDEX hotels_by_name ON hotels (name COLLATE "und-x-icu", id);
--> statement-breakpoint
-- Constraints tell by their name which field is wrong.
ALTER TABLE hotel_dmcs RENAME CONSTRAINT hotel_dmcs_pair TO hotel_dmcs_dmc_id;
--> statement-breakpoint
ALTER TABLE hotel_dmcs ADD COLUMN contract_from date;
--> statement-breakpoint
ALTER TABLE hotel_dmcs ADD COLUMN contract_to date;
--> statement-breakpoint
ALTER TABLE hotel_dmcs ADD COLUMN payment_terms_days integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE hotel_dmcs ADD COLUMN markup_bp integer;
--> statement-breakpoint
ALTER TABLE hotel_dmcs ADD COLUMN note text;
--> statement-breakpoint
CREATE TABLE travellers (
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  middle_name text,
  first_name_local text,
  last_name_local text,
  sex text NOT NULL,
  birthday date NOT NULL,
  nationality uuid NOT NULL,
  personal_code text,
  email text,
  phone text,
  passport_number text,
  passport_issue_country uuid,
  passport_issued_at date,
  passport_expires_at date,
  is_customer boolean NOT NULL DEFAULT false,
  companions uuid[] NOT NULL DEFAULT '{}',
  note text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT travellers_sex CHECK (sex IN ('m', 'f')),
  CONSTRAINT travellers_nationality FOREIGN KEY (nationality) REFERENCES countries (id),
  CONSTRAINT travellers_passport_issue_country FOREIGN KEY (passport_issue_country) REFERENCES countries (id)
);
--> statement-breakpoint
CREATE INDEX travellers_by_creation ON travellers (created_at, id);
--> statement-breakpoint
CREATE INDEX travellers_by_name ON travellers (last_name COLLATE "und-x-icu", id);
--> statement-breakpoint
CREATE INDEX travellers_by_birthday ON travellers (birthday, id);
--> statement-breakpoint
CREATE INDEX travellers_by_nationality ON travellers (nationality);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cities TO itinera_app;
--> statement-breakpoint
ALTER TABLE cities ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE cities FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON cities TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON cities FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON city_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE city_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE city_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON city_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON city_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON airports TO itinera_app;
--> statement-breakpoint
ALTER TABLE airports ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE airports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON airports TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON airports FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON flight_carriers TO itinera_app;
--> statement-breakpoint
ALTER TABLE flight_carriers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE flight_carriers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON flight_carriers TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON flight_carriers FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON beach_types TO itinera_app;
--> statement-breakpoint
ALTER TABLE beach_types ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE beach_types FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON beach_types TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON beach_types FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON beach_type_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE beach_type_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE beach_type_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON beach_type_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON beach_type_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON boarding_types TO itinera_app;
--> statement-breakpoint
ALTER TABLE boarding_types ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE boarding_types FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON boarding_types TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON boarding_types FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON boarding_type_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE boarding_type_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE boarding_type_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON boarding_type_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON boarding_type_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON room_types TO itinera_app;
--> statement-breakpoint
ALTER TABLE room_types ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE room_types FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON room_types TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON room_types FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON room_type_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE room_type_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE room_type_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON room_type_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON room_type_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON features TO itinera_app;
--> statement-breakpoint
ALTER TABLE features ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE features FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON features TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON features FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON feature_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE feature_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE feature_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON feature_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON feature_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_features TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_features ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_features FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_features TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read_with_hotel ON hotel_features FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND hotel_id IN (
    SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_airports TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_airports ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_airports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_airports TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read_with_hotel ON hotel_airports FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND hotel_id IN (
    SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_descriptions TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_descriptions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_descriptions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_descriptions TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read_with_hotel ON hotel_descriptions FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND hotel_id IN (
    SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON travellers TO itinera_app;
--> statement-breakpoint
ALTER TABLE travellers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE travellers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON travellers TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
