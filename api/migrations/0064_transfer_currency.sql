-- A transfer price had no currency of its own, so that of sales could not change. It keeps the one in which it was read until today.
ALTER TABLE hotel_airports ADD COLUMN transfer_currency text;
--> statement-breakpoint
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE hotel_airports NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE staff_settings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_airports SET transfer_currency = coalesce((SELECT sale_currency FROM staff_settings LIMIT 1), 'EUR')
WHERE transfer_price_minor IS NOT NULL;
--> statement-breakpoint
ALTER TABLE hotel_airports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE staff_settings FORCE ROW LEVEL SECURITY;
