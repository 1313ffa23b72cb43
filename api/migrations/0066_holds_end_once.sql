-- Seats that were given back kept the end of their hold until the flight was changed next.
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE booking_flights NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_flights SET held_until = NULL WHERE held_until IS NOT NULL AND seat_status IS DISTINCT FROM 'held';
--> statement-breakpoint
ALTER TABLE booking_flights FORCE ROW LEVEL SECURITY;
