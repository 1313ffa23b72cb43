-- A base price or a special price of 0 sold for nothing, without a question. It still does where it was stored; from now on it says so.
ALTER TABLE base_prices ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE base_prices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE base_prices SET is_free = true WHERE price_minor = 0;
--> statement-breakpoint
ALTER TABLE base_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE base_prices ADD CONSTRAINT base_prices_is_priced CHECK (price_minor > 0 OR is_free);
--> statement-breakpoint
ALTER TABLE special_prices ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE special_prices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE special_prices SET is_free = true WHERE price_minor = 0;
--> statement-breakpoint
ALTER TABLE special_prices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE special_prices ADD CONSTRAINT special_prices_is_priced CHECK (price_minor > 0 OR is_free);
