CREATE TABLE base_prices (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL REFERENCES users (id),
  period_id uuid NOT NULL,
  boarding_type_id uuid NOT NULL REFERENCES boarding_types (id),
  room_type_id uuid REFERENCES room_types (id),
  price_minor integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- With the hotel and the partner in the key, a price can't be in the period of another one.
  CONSTRAINT base_prices_period_id_fkey FOREIGN KEY (period_id, hotel_id, dmc_id)
    REFERENCES price_periods (id, hotel_id, dmc_id) ON DELETE CASCADE
);
--> statement-breakpoint
-- A price for all rooms is one, too: NULL would differ from NULL.
CREATE UNIQUE INDEX base_prices_boarding_type_id ON base_prices
  (period_id, boarding_type_id, coalesce(room_type_id, '00000000-0000-0000-0000-000000000000'));
--> statement-breakpoint
CREATE INDEX base_prices_by_hotel ON base_prices (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX base_prices_by_partner ON base_prices (dmc_id);
--> statement-breakpoint
CREATE INDEX base_prices_by_boarding_type ON base_prices (boarding_type_id);
--> statement-breakpoint
CREATE INDEX base_prices_by_room_type ON base_prices (room_type_id);
--> statement-breakpoint
CREATE TABLE boarding_supplements (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL REFERENCES users (id),
  period_id uuid,
  from_boarding_type_id uuid NOT NULL REFERENCES boarding_types (id),
  boarding_type_id uuid NOT NULL REFERENCES boarding_types (id),
  adult_minor integer NOT NULL,
  child_minor integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT boarding_supplements_period_id_fkey FOREIGN KEY (period_id, hotel_id, dmc_id)
    REFERENCES price_periods (id, hotel_id, dmc_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX boarding_supplements_boarding_type_id ON boarding_supplements
  (hotel_id, dmc_id, boarding_type_id, from_boarding_type_id,
    coalesce(period_id, '00000000-0000-0000-0000-000000000000'));
--> statement-breakpoint
CREATE INDEX boarding_supplements_by_partner ON boarding_supplements (dmc_id);
--> statement-breakpoint
CREATE INDEX boarding_supplements_by_period ON boarding_supplements (period_id);
--> statement-breakpoint
CREATE INDEX boarding_supplements_by_boarding_type ON boarding_supplements (boarding_type_id);
--> statement-breakpoint
CREATE INDEX boarding_supplements_by_from_boarding_type ON boarding_supplements (from_boarding_type_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON base_prices, boarding_supplements TO itinera_app;
