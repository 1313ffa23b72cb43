-- What the home page counts: overdue bookings, and blocks that are released soon or oversold, of which there are few.
CREATE INDEX bookings_by_next_due ON bookings USING btree (next_due_date, status, shown_to_id) WHERE next_due_date IS NOT NULL;--> statement-breakpoint
CREATE INDEX block_seats_by_release ON block_seats USING btree (release_date);--> statement-breakpoint
CREATE INDEX block_seats_oversold ON block_seats USING btree (departure_date, id) WHERE seats_free < 0;
