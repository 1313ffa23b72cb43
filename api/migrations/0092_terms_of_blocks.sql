-- What cancelling seats of a block costs. Null: charged by hand, as before.
ALTER TABLE block_seats ADD COLUMN cancellation_steps jsonb;
--> statement-breakpoint
-- Frozen with the amounts of a flight that has seats of a block.
ALTER TABLE booking_flights ADD COLUMN cancellation jsonb;
--> statement-breakpoint
ALTER TABLE booking_flights ADD COLUMN customer_cancellation jsonb;
