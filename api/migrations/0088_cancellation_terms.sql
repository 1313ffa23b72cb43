-- What a cancellation costs by the contract of a hotel and a partner. Without terms it is charged by hand, as before.
CREATE TABLE cancellation_terms (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  stay_from date NOT NULL,
  stay_to date NOT NULL,
  booking_from date NOT NULL,
  booking_to date NOT NULL,
  room_type_ids uuid[] NOT NULL,
  boarding_type_ids uuid[] NOT NULL,
  offer_ids uuid[] NOT NULL,
  steps jsonb NOT NULL,
  no_show jsonb,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX cancellation_terms_by_hotel ON cancellation_terms (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX cancellation_terms_by_partner ON cancellation_terms (dmc_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON cancellation_terms TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN time_zone text;
--> statement-breakpoint
ALTER TABLE staff_settings ADD COLUMN customer_terms_days integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE staff_settings ADD COLUMN customer_terms_margin_bp integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- Frozen with the price of a stay.
ALTER TABLE booking_hotels ADD COLUMN cancellation jsonb;
--> statement-breakpoint
ALTER TABLE booking_hotels ADD COLUMN customer_cancellation jsonb;
--> statement-breakpoint
-- Until when all of a booking can be cancelled for nothing, with the columns that its list reads from the index.
ALTER TABLE bookings ADD COLUMN free_until timestamptz(3);
--> statement-breakpoint
CREATE INDEX bookings_by_free_until ON bookings USING btree (free_until, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_free_until_down ON bookings USING btree (free_until DESC NULLS LAST, id DESC, shown_to_id);
