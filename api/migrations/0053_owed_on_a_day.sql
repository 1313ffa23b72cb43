-- What is owed is due on some day: instalments follow the total, and what no instalment asks for is a rest with a day of its own.
ALTER TABLE instalments ADD COLUMN due_minor bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE bookings
  ADD COLUMN rest_minor bigint NOT NULL DEFAULT 0, ADD COLUMN rest_since date, ADD COLUMN rest_due_date date;
--> statement-breakpoint
ALTER TABLE payments ADD COLUMN next_due_date date, ADD COLUMN next_due_minor bigint;
--> statement-breakpoint
CREATE INDEX bookings_with_rest ON bookings (rest_due_date) WHERE rest_minor > 0;
--> statement-breakpoint
-- Sums count what is sold and the fees of what is cancelled: they read the state, and what was received.
DROP INDEX bookings_by_currency;
--> statement-breakpoint
CREATE INDEX bookings_by_currency ON bookings (currency, status, payment_status, dmc_id, total_minor, received_minor, outstanding_minor, net_minor);
--> statement-breakpoint
DROP INDEX payments_by_currency;
--> statement-breakpoint
CREATE INDEX payments_by_currency ON payments (currency, booking_status, payment_status, total_minor, received_minor, balance_minor, hotel_net_minor, transfer_net_minor);
--> statement-breakpoint
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE instalments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE staff_settings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE instalments instalment
   SET due_minor = CASE WHEN followed.status IN ('confirmed', 'completed')
         THEN least(instalment.amount_minor, greatest(0, followed.total_minor - followed.earlier)) ELSE instalment.amount_minor END
  FROM (
    SELECT planned.id, booking.status, booking.total_minor,
      sum(planned.amount_minor) OVER (PARTITION BY planned.booking_id ORDER BY planned.due_date, planned."order", planned.id
        ROWS UNBOUNDED PRECEDING) - planned.amount_minor AS earlier
    FROM instalments planned JOIN bookings booking ON booking.id = planned.booking_id) followed
 WHERE followed.id = instalment.id;
--> statement-breakpoint
UPDATE instalments SET received_minor = least(received_minor, due_minor) WHERE received_minor > due_minor;
--> statement-breakpoint
UPDATE bookings booking
   SET rest_minor = short.rest, rest_since = short.since,
       rest_due_date = greatest(short.since, short.last_due, coalesce(booking.departure_date
         - coalesce((SELECT balance_days FROM staff_settings), 14), short.since + coalesce((SELECT deposit_days FROM staff_settings), 3)))
  FROM (
    SELECT found.id, found.total_minor - coalesce(sum(planned.amount_minor), 0) AS rest, max(planned.due_date) AS last_due,
      coalesce(found.booked_on, found.created::date) AS since
    FROM bookings found LEFT JOIN instalments planned ON planned.booking_id = found.id
    WHERE found.status IN ('confirmed', 'completed') GROUP BY found.id) short
 WHERE short.id = booking.id AND short.rest > 0;
--> statement-breakpoint
UPDATE bookings booking
   SET next_due_date = next.due_date, next_due_minor = next.missing
  FROM (
    SELECT DISTINCT ON (found.id) found.id, line.due_date, line.missing
    FROM bookings found LEFT JOIN LATERAL (
      SELECT due_date, due_minor - received_minor AS missing, "order", id::text FROM instalments WHERE booking_id = found.id
      UNION ALL
      SELECT found.rest_due_date, least(found.rest_minor, greatest(0, found.outstanding_minor)), 1001, 'rest') line ON line.missing > 0
    WHERE found.status IN ('confirmed', 'completed')
    ORDER BY found.id, line.due_date, line."order", line.id) next
 WHERE next.id = booking.id
   AND (booking.next_due_date, booking.next_due_minor) IS DISTINCT FROM (next.due_date, next.missing);
--> statement-breakpoint
UPDATE payments payment SET next_due_date = booking.next_due_date, next_due_minor = booking.next_due_minor
  FROM bookings booking WHERE booking.id = payment.booking_id AND booking.next_due_date IS NOT NULL;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE instalments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE staff_settings FORCE ROW LEVEL SECURITY;
