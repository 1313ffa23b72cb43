-- Rooms that partners may sell, by night. Nights without an allotment are sold without a count, as before.
CREATE TABLE allotments (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid REFERENCES users (id),
  name text NOT NULL,
  room_type_ids uuid[] NOT NULL,
  kind text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  rooms integer NOT NULL,
  release_days integer NOT NULL,
  when_sold_out text NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX allotments_by_hotel ON allotments (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX allotments_by_partner ON allotments (dmc_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON allotments TO itinera_app;
--> statement-breakpoint
CREATE TABLE allotment_days (
  id uuid PRIMARY KEY,
  allotment_id uuid NOT NULL REFERENCES allotments (id) ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid REFERENCES users (id),
  day date NOT NULL,
  rooms integer,
  sold integer NOT NULL DEFAULT 0,
  held integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT allotment_days_of_allotment UNIQUE (allotment_id, day)
);
--> statement-breakpoint
CREATE INDEX allotment_days_by_hotel ON allotment_days (hotel_id, day);
--> statement-breakpoint
CREATE INDEX allotment_days_by_partner ON allotment_days (dmc_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON allotment_days TO itinera_app;
--> statement-breakpoint
CREATE TABLE allotted_nights (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  booking_hotel_id uuid NOT NULL REFERENCES booking_hotels (id) ON DELETE CASCADE,
  allotment_id uuid NOT NULL REFERENCES allotments (id),
  day date NOT NULL,
  rooms integer NOT NULL,
  status text NOT NULL,
  CONSTRAINT allotted_nights_of_stay UNIQUE (booking_hotel_id, allotment_id, day)
);
--> statement-breakpoint
CREATE INDEX allotted_nights_of_booking ON allotted_nights (booking_id);
--> statement-breakpoint
CREATE INDEX allotted_nights_of_allotment ON allotted_nights (allotment_id, day);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON allotted_nights TO itinera_app;
--> statement-breakpoint
ALTER TABLE booking_hotels ADD COLUMN rooms_status text;
--> statement-breakpoint
ALTER TABLE booking_hotels ADD COLUMN rooms_until timestamptz(3);
--> statement-breakpoint
ALTER TABLE booking_hotels ADD COLUMN on_request boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX booking_hotels_rooms_until ON booking_hotels (rooms_until) WHERE rooms_status = 'held';
