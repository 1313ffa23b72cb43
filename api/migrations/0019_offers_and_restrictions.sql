CREATE TABLE offers (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  type text NOT NULL,
  value_type text,
  value_bp integer,
  value_minor integer,
  booking_from date NOT NULL,
  booking_to date NOT NULL,
  days_before_min integer,
  days_before_max integer,
  stay_from date NOT NULL,
  stay_to date NOT NULL,
  stay_rule text NOT NULL,
  min_nights integer NOT NULL,
  max_nights integer,
  arrival_weekdays integer[] NOT NULL,
  stay_nights integer,
  pay_nights integer,
  repeat boolean NOT NULL,
  free_night text NOT NULL,
  room_type_ids uuid[] NOT NULL,
  boarding_type_ids uuid[] NOT NULL,
  combinable boolean NOT NULL,
  priority integer NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX offers_by_hotel ON offers (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX offers_by_partner ON offers (dmc_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON offers TO itinera_app;
--> statement-breakpoint
CREATE TABLE special_prices (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  room_type_id uuid REFERENCES room_types (id),
  boarding_type_id uuid REFERENCES boarding_types (id),
  adult integer,
  children integer,
  stay_from date NOT NULL,
  stay_to date NOT NULL,
  booking_from date NOT NULL,
  booking_to date NOT NULL,
  min_nights integer NOT NULL,
  price_minor integer NOT NULL,
  combinable boolean NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX special_prices_by_hotel ON special_prices (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX special_prices_by_partner ON special_prices (dmc_id);
--> statement-breakpoint
CREATE INDEX special_prices_by_room_type ON special_prices (room_type_id);
--> statement-breakpoint
CREATE INDEX special_prices_by_boarding_type ON special_prices (boarding_type_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON special_prices TO itinera_app;
--> statement-breakpoint
CREATE TABLE stop_sales (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid REFERENCES users (id),
  room_type_id uuid REFERENCES room_types (id),
  boarding_type_id uuid REFERENCES boarding_types (id),
  start_date date NOT NULL,
  end_date date NOT NULL,
  applies_to text NOT NULL,
  reason text,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX stop_sales_by_hotel ON stop_sales (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX stop_sales_by_partner ON stop_sales (dmc_id);
--> statement-breakpoint
CREATE INDEX stop_sales_by_room_type ON stop_sales (room_type_id);
--> statement-breakpoint
CREATE INDEX stop_sales_by_boarding_type ON stop_sales (boarding_type_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON stop_sales TO itinera_app;
--> statement-breakpoint
CREATE TABLE blocked_checkouts (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid REFERENCES users (id),
  room_type_id uuid REFERENCES room_types (id),
  start_date date NOT NULL,
  end_date date NOT NULL,
  weekdays integer[] NOT NULL,
  reason text,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX blocked_checkouts_by_hotel ON blocked_checkouts (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX blocked_checkouts_by_partner ON blocked_checkouts (dmc_id);
--> statement-breakpoint
CREATE INDEX blocked_checkouts_by_room_type ON blocked_checkouts (room_type_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON blocked_checkouts TO itinera_app;
