-- What a search looks through, in one place and in small letters, so that it reads an index alone. The database keeps it in step.
ALTER TABLE bookings ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
  lower((ref || ' ' || customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(hotel_name, '')) COLLATE "und-x-icu")
) STORED;
--> statement-breakpoint
CREATE INDEX bookings_by_search ON bookings (created, id, dmc_id, searched);
--> statement-breakpoint
-- The views that people open every day, and their counts.
CREATE INDEX bookings_in_status ON bookings (status, created, id, dmc_id, payment_status);
--> statement-breakpoint
CREATE INDEX bookings_without_documents ON bookings (status, created, id, dmc_id) WHERE documents_sent < documents_required;
--> statement-breakpoint
CREATE INDEX bookings_overridden ON bookings (created, id, dmc_id) WHERE is_overridden;
--> statement-breakpoint
-- Sums of the whole list.
CREATE INDEX bookings_by_currency ON bookings (currency, status, payment_status, dmc_id, total_minor, outstanding_minor, net_minor, profit_minor);
--> statement-breakpoint
ALTER TABLE payments ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
  lower((booking_ref || ' ' || customer_name || ' ' || coalesce(hotel_name, '') || ' ' || coalesce(dmc_name, '')) COLLATE "und-x-icu")
) STORED;
--> statement-breakpoint
CREATE INDEX payments_by_search ON payments (booking_created, id, searched);
--> statement-breakpoint
CREATE INDEX payments_by_currency ON payments (currency, payment_status, total_minor, received_minor, balance_minor, hotel_net_minor, transfer_net_minor);
