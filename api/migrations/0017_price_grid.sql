CREATE TABLE price_lists (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL CONSTRAINT price_lists_dmc_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
  version integer NOT NULL,
  CONSTRAINT price_lists_dmc_id UNIQUE (hotel_id, dmc_id)
);
--> statement-breakpoint
CREATE INDEX price_lists_by_partner ON price_lists (dmc_id, hotel_id);
--> statement-breakpoint
ALTER TABLE graph_prices ADD COLUMN child_bands integer[], ADD COLUMN coefficient_bp integer;
--> statement-breakpoint
ALTER TABLE graph_prices DROP CONSTRAINT graph_prices_adult;
--> statement-breakpoint
-- Rows without bands are alike, too: NULL would differ from NULL.
CREATE UNIQUE INDEX graph_prices_adult ON graph_prices
  (hotel_id, dmc_id, room_type_id, boarding_type_id, adult, children, coalesce(child_bands, '{}'));
--> statement-breakpoint
ALTER TABLE graph_prices ADD CONSTRAINT graph_prices_of_list UNIQUE (id, hotel_id, dmc_id);
--> statement-breakpoint
CREATE TABLE price_periods (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  dmc_id uuid NOT NULL CONSTRAINT price_periods_dmc_id_users_id_fk REFERENCES users (id),
  start_period date NOT NULL,
  end_period date NOT NULL,
  name text,
  min_nights integer NOT NULL,
  max_nights integer,
  release_days integer NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT price_periods_of_list UNIQUE (id, hotel_id, dmc_id)
);
--> statement-breakpoint
CREATE INDEX price_periods_by_start ON price_periods (hotel_id, dmc_id, start_period);
--> statement-breakpoint
CREATE INDEX price_periods_by_partner ON price_periods (dmc_id, hotel_id);
--> statement-breakpoint
CREATE TABLE price_cells (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL,
  dmc_id uuid NOT NULL,
  graph_price_id uuid NOT NULL,
  period_id uuid NOT NULL,
  price_minor integer NOT NULL,
  is_free boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT price_cells_period_id UNIQUE (graph_price_id, period_id),
  -- With the hotel and the partner in both keys, a cell can't join two hotels or two partners.
  CONSTRAINT price_cells_graph_price_id_fkey FOREIGN KEY (graph_price_id, hotel_id, dmc_id)
    REFERENCES graph_prices (id, hotel_id, dmc_id) ON DELETE CASCADE,
  CONSTRAINT price_cells_period_id_fkey FOREIGN KEY (period_id, hotel_id, dmc_id)
    REFERENCES price_periods (id, hotel_id, dmc_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX price_cells_by_period ON price_cells (period_id);
--> statement-breakpoint
CREATE INDEX price_cells_by_list ON price_cells (hotel_id, dmc_id);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON price_lists, price_periods, price_cells TO itinera_app;
