-- Few bookings have tags: their filter reads these alone.
CREATE INDEX bookings_with_tags ON bookings (created, id, dmc_id, tags) WHERE tags <> '{}';
--> statement-breakpoint
-- The views of suppliers who are still to be paid, with their counts and sums.
CREATE INDEX payments_of_unpaid_hotels ON payments (
  booking_created, id, hotel_due_date, booking_status, currency, total_minor, received_minor, balance_minor, hotel_net_minor, transfer_net_minor
) WHERE hotel_paid_date IS NULL AND hotel_due_date IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payments_of_unpaid_transfers ON payments (
  booking_created, id, transfer_due_date, booking_status, currency, total_minor, received_minor, balance_minor, hotel_net_minor, transfer_net_minor
) WHERE transfer_paid_date IS NULL AND transfer_due_date IS NOT NULL;
