CREATE TABLE booking_numbers (
  year integer PRIMARY KEY,
  last_number integer NOT NULL
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON booking_numbers TO itinera_app;
--> statement-breakpoint
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  ref text NOT NULL CONSTRAINT bookings_ref UNIQUE,
  status text NOT NULL,
  dmc_id uuid NOT NULL REFERENCES users (id),
  manager_id uuid REFERENCES users (id),
  currency text NOT NULL,
  contract_currency text NOT NULL,
  rate_millionths integer,
  booked_on date,
  tags text[] NOT NULL,
  note_internal text,
  note_supplier text,
  cancel_reason text,
  cancel_fee_minor bigint,
  cancelled_at timestamptz(3),
  custom jsonb NOT NULL,
  created timestamptz(3) NOT NULL DEFAULT now(),
  updated timestamptz(3) NOT NULL DEFAULT now(),
  departure_date date,
  return_date date,
  hotel_id uuid,
  hotel_name text,
  room_type_id uuid,
  boarding_type_id uuid,
  check_in date,
  check_out date,
  nights integer NOT NULL DEFAULT 0,
  adults integer NOT NULL DEFAULT 0,
  children integer NOT NULL DEFAULT 0,
  infants integer NOT NULL DEFAULT 0,
  confirmation_number text,
  customer_name text NOT NULL DEFAULT '',
  customer_email text,
  country_id uuid,
  hotel_net_minor bigint NOT NULL DEFAULT 0,
  total_minor bigint NOT NULL DEFAULT 0,
  net_minor bigint NOT NULL DEFAULT 0,
  profit_minor bigint NOT NULL DEFAULT 0,
  received_minor bigint NOT NULL DEFAULT 0,
  outstanding_minor bigint NOT NULL DEFAULT 0,
  payment_status text NOT NULL DEFAULT 'paid',
  next_due_date date,
  next_due_minor bigint,
  documents_required integer NOT NULL DEFAULT 0,
  documents_sent integer NOT NULL DEFAULT 0,
  is_overridden boolean NOT NULL DEFAULT false,
  dmc_name text,
  manager_name text
);
--> statement-breakpoint
-- The list of bookings in each of its orders, with the column that policies look at. What can be missing comes last in both directions, and so has an index for each.
CREATE INDEX bookings_by_creation ON bookings (created, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_change ON bookings (updated, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_ref ON bookings (ref COLLATE "und-x-icu", id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_status ON bookings (status COLLATE "und-x-icu", id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_payment_status ON bookings (payment_status COLLATE "und-x-icu", id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_customer ON bookings (customer_name COLLATE "und-x-icu", id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_total ON bookings (total_minor, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_net ON bookings (net_minor, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_profit ON bookings (profit_minor, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_outstanding ON bookings (outstanding_minor, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_departure ON bookings (departure_date, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_departure_down ON bookings (departure_date DESC NULLS LAST, id DESC, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_return ON bookings (return_date, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_return_down ON bookings (return_date DESC NULLS LAST, id DESC, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_check_in ON bookings (check_in, id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_check_in_down ON bookings (check_in DESC NULLS LAST, id DESC, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_hotel ON bookings (hotel_name COLLATE "und-x-icu", id, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_hotel_down ON bookings (hotel_name COLLATE "und-x-icu" DESC NULLS LAST, id DESC, dmc_id);
--> statement-breakpoint
CREATE INDEX bookings_by_partner ON bookings (dmc_id, created, id);
--> statement-breakpoint
CREATE INDEX bookings_by_manager ON bookings (manager_id, created, id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON bookings TO itinera_app;
--> statement-breakpoint
CREATE TABLE booking_customers (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT booking_customers_booking_id UNIQUE REFERENCES bookings (id) ON DELETE CASCADE,
  traveller_id uuid REFERENCES travellers (id),
  name text NOT NULL,
  email text,
  phone text,
  country_id uuid REFERENCES countries (id),
  address text,
  note text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX booking_customers_by_traveller ON booking_customers (traveller_id);
--> statement-breakpoint
CREATE INDEX booking_customers_by_country ON booking_customers (country_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON booking_customers TO itinera_app;
--> statement-breakpoint
CREATE TABLE booking_prices (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT booking_prices_booking_id UNIQUE REFERENCES bookings (id) ON DELETE CASCADE,
  extra_net_minor integer NOT NULL,
  extra_sale_minor integer NOT NULL,
  discount_minor integer NOT NULL,
  extra_label text,
  discount_reason text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON booking_prices TO itinera_app;
--> statement-breakpoint
CREATE TABLE booking_hotels (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels (id),
  room_type_id uuid NOT NULL REFERENCES room_types (id),
  boarding_type_id uuid NOT NULL REFERENCES boarding_types (id),
  check_in date NOT NULL,
  check_out date NOT NULL,
  nights integer NOT NULL,
  adults integer NOT NULL,
  child_ages integer[] NOT NULL,
  children integer NOT NULL,
  infants integer NOT NULL,
  rooms integer NOT NULL,
  graph_price_id uuid,
  priced_by text NOT NULL,
  net_minor bigint NOT NULL,
  sale_minor bigint NOT NULL,
  price_reason text,
  quote jsonb,
  overridden text[] NOT NULL,
  override_reason text,
  room_note text,
  confirmation_number text,
  confirmed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX booking_hotels_of_booking ON booking_hotels (booking_id, check_in, id);
--> statement-breakpoint
CREATE INDEX booking_hotels_by_hotel ON booking_hotels (hotel_id, check_in, booking_id);
--> statement-breakpoint
CREATE INDEX booking_hotels_by_room_type ON booking_hotels (room_type_id);
--> statement-breakpoint
CREATE INDEX booking_hotels_by_boarding_type ON booking_hotels (boarding_type_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_hotels TO itinera_app;
