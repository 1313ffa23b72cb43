CREATE TABLE block_seats (
  id uuid PRIMARY KEY,
  code text NOT NULL CONSTRAINT block_seats_code UNIQUE,
  carrier_id uuid NOT NULL REFERENCES flight_carriers (id),
  flight_number text NOT NULL,
  direction text NOT NULL,
  origin_airport_id uuid NOT NULL REFERENCES airports (id),
  destination_airport_id uuid NOT NULL REFERENCES airports (id),
  departure_date date NOT NULL,
  departure_time text NOT NULL,
  arrival_time text NOT NULL,
  arrival_day_offset integer NOT NULL,
  paired_block_id uuid CONSTRAINT block_seats_paired_block_id UNIQUE REFERENCES block_seats (id),
  block_type text NOT NULL,
  seats_total integer NOT NULL,
  seats_sold integer NOT NULL DEFAULT 0,
  seats_held integer NOT NULL DEFAULT 0,
  seats_free integer NOT NULL GENERATED ALWAYS AS (seats_total - seats_sold - seats_held) STORED,
  release_date date,
  adult_net_minor integer NOT NULL,
  child_net_minor integer NOT NULL,
  infant_net_minor integer NOT NULL,
  currency text NOT NULL,
  adult_sale_minor integer,
  child_sale_minor integer,
  infant_sale_minor integer,
  baggage_kg integer,
  hand_kg integer,
  status text NOT NULL,
  note text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX block_seats_by_departure ON block_seats (departure_date, id);
--> statement-breakpoint
CREATE INDEX block_seats_by_route ON block_seats (origin_airport_id, destination_airport_id, departure_date);
--> statement-breakpoint
CREATE INDEX block_seats_by_destination ON block_seats (destination_airport_id);
--> statement-breakpoint
CREATE INDEX block_seats_by_carrier ON block_seats (carrier_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON block_seats TO itinera_app;
--> statement-breakpoint
-- Seats of a block that a flight of a booking has, and what became of them.
ALTER TABLE booking_flights
  ADD COLUMN block_seat_id uuid REFERENCES block_seats (id),
  ADD COLUMN seats integer,
  ADD COLUMN seat_status text,
  ADD COLUMN held_until timestamptz(3);
--> statement-breakpoint
CREATE INDEX booking_flights_by_block ON booking_flights (block_seat_id);
--> statement-breakpoint
CREATE INDEX booking_flights_held ON booking_flights (held_until) WHERE seat_status = 'held';
