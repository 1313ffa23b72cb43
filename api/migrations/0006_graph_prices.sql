CREATE TABLE graph_prices (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL CONSTRAINT graph_prices_dmc_id_users_id_fk REFERENCES users (id),
  room_type_id uuid NOT NULL CONSTRAINT graph_prices_room_type_id_room_types_id_fk REFERENCES room_types (id),
  boarding_type_id uuid NOT NULL CONSTRAINT graph_prices_boarding_type_id_boarding_types_id_fk REFERENCES boarding_types (id),
  adult integer NOT NULL,
  children integer NOT NULL,
  is_active boolean NOT NULL,
  "order" integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT graph_prices_adult UNIQUE (hotel_id, dmc_id, room_type_id, boarding_type_id, adult, children)
);
--> statement-breakpoint
CREATE INDEX graph_prices_by_partner ON graph_prices (dmc_id, hotel_id);
--> statement-breakpoint
CREATE INDEX graph_prices_by_room_type ON graph_prices (room_type_id);
--> statement-breakpoint
CREATE INDEX graph_prices_by_boarding_type ON graph_prices (boarding_type_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON graph_prices TO itinera_app;
--> statement-breakpoint
ALTER TABLE graph_prices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE graph_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON graph_prices TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_own ON graph_prices TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND dmc_id = (SELECT actor_id()));
