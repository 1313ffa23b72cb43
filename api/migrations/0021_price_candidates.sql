-- Both are calculated from prices and refer to nothing: they are written anew in the transaction of what they follow from,
-- and a foreign key would be checked for each of hundreds of thousands of rows.
CREATE TABLE price_candidates (
  graph_price_id uuid NOT NULL,
  period_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  dmc_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  boarding_type_id uuid NOT NULL,
  adult integer NOT NULL,
  children integer NOT NULL,
  child_bands integer[],
  first_night date NOT NULL,
  last_night date NOT NULL,
  price_minor bigint NOT NULL,
  lowest_minor bigint NOT NULL,
  PRIMARY KEY (graph_price_id, period_id)
);
--> statement-breakpoint
CREATE INDEX price_candidates_by_list ON price_candidates (hotel_id, dmc_id);
--> statement-breakpoint
CREATE TABLE price_coverage (
  hotel_id uuid NOT NULL,
  dmc_id uuid NOT NULL,
  first_night date NOT NULL,
  last_night date NOT NULL,
  wanted integer NOT NULL,
  priced integer NOT NULL,
  PRIMARY KEY (hotel_id, dmc_id, first_night)
);
--> statement-breakpoint
CREATE INDEX price_coverage_gaps ON price_coverage (last_night, first_night, hotel_id, dmc_id) WHERE priced < wanted;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON price_candidates, price_coverage TO itinera_app;
