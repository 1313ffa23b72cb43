-- Amounts of 0 sold for nothing, without a question. They still do where they were stored; from now on they say so.
ALTER TABLE boarding_supplements ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE boarding_supplements NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE boarding_supplements SET is_free = true WHERE adult_minor = 0 OR child_minor = 0;
--> statement-breakpoint
ALTER TABLE boarding_supplements FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_airports ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE hotel_airports NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE hotel_airports SET is_free = true WHERE transfer_price_minor = 0;
--> statement-breakpoint
ALTER TABLE hotel_airports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE block_seats ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE block_seats NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE block_seats SET is_free = true WHERE coalesce(adult_sale_minor, adult_net_minor) = 0 OR coalesce(child_sale_minor, child_net_minor) = 0
   OR (infant_net_minor > 0 AND infant_sale_minor = 0);
--> statement-breakpoint
ALTER TABLE block_seats FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_flights ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE booking_flights NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_flights SET is_free = true WHERE sale_minor = 0;
--> statement-breakpoint
ALTER TABLE booking_flights FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_transfers ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE booking_transfers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_transfers SET is_free = true WHERE sale_minor = 0;
--> statement-breakpoint
ALTER TABLE booking_transfers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_hotels ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE booking_hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_hotels SET is_free = true WHERE priced_by = 'hand' AND sale_minor = 0;
--> statement-breakpoint
ALTER TABLE booking_hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_prices ADD COLUMN is_free boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE booking_prices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_prices SET is_free = true WHERE extra_sale_minor = 0 AND (extra_net_minor > 0 OR extra_label <> '');
--> statement-breakpoint
ALTER TABLE booking_prices FORCE ROW LEVEL SECURITY;
