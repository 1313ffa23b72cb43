-- Nights of a period, for sales by check-in: a stay has at most 60, so those that could have one begin within a range.
CREATE INDEX booking_hotels_by_nights ON booking_hotels USING btree (check_in, check_out, booking_id, rooms);--> statement-breakpoint
-- Stays that a partner has not confirmed, of which there are few.
CREATE INDEX booking_hotels_unconfirmed ON booking_hotels USING btree (booking_id) WHERE confirmed_at IS NULL;--> statement-breakpoint
-- Sums of all bookings from the index alone: since 0055 it had `profit_minor`, which no sum reads, in place of `received_minor`.
DROP INDEX bookings_by_currency;--> statement-breakpoint
CREATE INDEX bookings_by_currency ON bookings USING btree (currency, status, payment_status, shown_to_id, total_minor, received_minor, outstanding_minor, net_minor);
