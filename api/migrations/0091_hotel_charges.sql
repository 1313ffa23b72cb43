-- What guests pay at the hotel: city taxes, resort fees, deposits. Without a partner they apply to all partners of the hotel.
CREATE TABLE hotel_charges (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid REFERENCES users (id),
  kind text NOT NULL,
  name text,
  basis text NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  free_below_age integer,
  max_nights integer,
  stay_from date,
  stay_to date,
  is_included boolean NOT NULL,
  is_refundable boolean NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX hotel_charges_by_hotel ON hotel_charges (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX hotel_charges_by_partner ON hotel_charges (dmc_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_charges TO itinera_app;
--> statement-breakpoint
-- Frozen with the price of a stay.
ALTER TABLE booking_hotels ADD COLUMN charges jsonb;
