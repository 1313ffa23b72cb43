CREATE TABLE booking_flights (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  direction text NOT NULL,
  carrier_id uuid NOT NULL REFERENCES flight_carriers (id),
  flight_number text NOT NULL,
  origin_airport_id uuid NOT NULL REFERENCES airports (id),
  destination_airport_id uuid NOT NULL REFERENCES airports (id),
  departure_date date NOT NULL,
  departure_time text NOT NULL,
  arrival_date date NOT NULL,
  arrival_time text NOT NULL,
  baggage_kg integer,
  net_minor integer NOT NULL,
  pnr text,
  sale_minor integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX booking_flights_of_booking ON booking_flights (booking_id, departure_date, id);
--> statement-breakpoint
CREATE INDEX booking_flights_by_carrier ON booking_flights (carrier_id);
--> statement-breakpoint
CREATE INDEX booking_flights_by_origin ON booking_flights (origin_airport_id);
--> statement-breakpoint
CREATE INDEX booking_flights_by_destination ON booking_flights (destination_airport_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_flights TO itinera_app;
--> statement-breakpoint
CREATE TABLE booking_transfers (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT booking_transfers_booking_id UNIQUE REFERENCES bookings (id) ON DELETE CASCADE,
  type text NOT NULL,
  direction text NOT NULL,
  pax integer NOT NULL,
  price_type text NOT NULL,
  net_minor integer NOT NULL,
  provider text,
  airport_id uuid REFERENCES airports (id),
  pickup_time text,
  sale_minor integer NOT NULL,
  note text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX booking_transfers_by_airport ON booking_transfers (airport_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_transfers TO itinera_app;
--> statement-breakpoint
CREATE TABLE booking_travellers (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  traveller_id uuid NOT NULL REFERENCES travellers (id),
  room_index integer NOT NULL,
  is_lead boolean NOT NULL,
  pax_type text NOT NULL DEFAULT 'adult',
  ticket_number text,
  "order" integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT booking_travellers_traveller_id UNIQUE (booking_id, traveller_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX booking_travellers_is_lead ON booking_travellers (booking_id) WHERE is_lead;
--> statement-breakpoint
CREATE INDEX booking_travellers_by_traveller ON booking_travellers (traveller_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_travellers TO itinera_app;
--> statement-breakpoint
ALTER TABLE travellers ADD COLUMN bookings_count integer NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX travellers_by_bookings ON travellers (bookings_count, id);
