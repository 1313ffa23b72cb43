-- What nights of some weekdays cost more or less, and how long stays over some days are. Stop sales can hold on some weekdays only.
CREATE TABLE weekday_supplements (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  weekdays integer[] NOT NULL,
  change text NOT NULL,
  amount_minor bigint NOT NULL,
  percent_bp integer NOT NULL,
  room_type_ids uuid[] NOT NULL,
  boarding_type_ids uuid[] NOT NULL,
  stay_from date,
  stay_to date,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX weekday_supplements_by_hotel ON weekday_supplements (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX weekday_supplements_by_partner ON weekday_supplements (dmc_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON weekday_supplements TO itinera_app;
--> statement-breakpoint
CREATE TABLE stay_lengths (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid REFERENCES users (id),
  room_type_id uuid REFERENCES room_types (id),
  boarding_type_id uuid REFERENCES boarding_types (id),
  start_date date NOT NULL,
  end_date date NOT NULL,
  weekdays integer[] NOT NULL,
  applies_to text NOT NULL,
  min_nights integer,
  max_nights integer,
  reason text,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX stay_lengths_by_hotel ON stay_lengths (hotel_id, dmc_id);
--> statement-breakpoint
CREATE INDEX stay_lengths_by_partner ON stay_lengths (dmc_id);
--> statement-breakpoint
CREATE INDEX stay_lengths_by_room_type ON stay_lengths (room_type_id);
--> statement-breakpoint
CREATE INDEX stay_lengths_by_boarding_type ON stay_lengths (boarding_type_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON stay_lengths TO itinera_app;
--> statement-breakpoint
ALTER TABLE stop_sales ADD COLUMN weekdays integer[] NOT NULL DEFAULT '{}';
