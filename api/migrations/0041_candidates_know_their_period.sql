-- A search read the period of each candidate for three numbers: more than half of the pages that it touched.
ALTER TABLE price_candidates
  ADD COLUMN min_nights integer, ADD COLUMN max_nights integer, ADD COLUMN release_days integer;
--> statement-breakpoint
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE price_candidates NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE price_periods NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE price_candidates candidate
   SET min_nights = period.min_nights, max_nights = period.max_nights, release_days = period.release_days
  FROM price_periods period WHERE period.id = candidate.period_id;
--> statement-breakpoint
ALTER TABLE price_periods FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE price_candidates FORCE ROW LEVEL SECURITY,
  ALTER COLUMN min_nights SET NOT NULL, ALTER COLUMN release_days SET NOT NULL;
