-- What a customer is charged for a trip of several parts: each by its own terms, or all by the strictest.
ALTER TABLE staff_settings ADD COLUMN combined_terms text NOT NULL DEFAULT 'each';
--> statement-breakpoint
-- What cancelling a transfer of a hotel costs. Null: charged by hand, as before.
ALTER TABLE hotel_airports ADD COLUMN cancellation_steps jsonb;
--> statement-breakpoint
-- Frozen with what a transfer of a booking is sold as (terms_for).
ALTER TABLE booking_transfers ADD COLUMN cancellation jsonb;
--> statement-breakpoint
ALTER TABLE booking_transfers ADD COLUMN customer_cancellation jsonb;
--> statement-breakpoint
ALTER TABLE booking_transfers ADD COLUMN terms_for jsonb;
--> statement-breakpoint
-- What was sold before was sold without terms, and keeps that until it is sold differently.
ALTER TABLE booking_transfers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE booking_transfers SET terms_for = jsonb_build_object(
  'hotel_id', bookings.hotel_id,
  'arrival', bookings.check_in,
  'airport_id', booking_transfers.airport_id,
  'direction', booking_transfers.direction,
  'pax', booking_transfers.pax,
  'net_minor', booking_transfers.net_minor,
  'sale_minor', booking_transfers.sale_minor
) FROM bookings WHERE bookings.id = booking_transfers.booking_id;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_transfers FORCE ROW LEVEL SECURITY;
