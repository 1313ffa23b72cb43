-- A list has a hundred prices for a night, and a party three: without its size in the index, a search reads them all.
CREATE INDEX price_candidates_by_party ON price_candidates (hotel_id, dmc_id, adult, children, first_night);
--> statement-breakpoint
-- The new one begins with the same columns.
DROP INDEX price_candidates_by_list;
