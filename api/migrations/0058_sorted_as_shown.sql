-- Lists sort by the amounts that they show: of what is cancelled the fee, and of what is not sold yet nothing is owed.
ALTER TABLE bookings
  ADD COLUMN shown_total_minor bigint NOT NULL GENERATED ALWAYS AS (CASE WHEN status = 'cancelled' THEN outstanding_minor + greatest(0, received_minor) ELSE total_minor END) STORED,
  ADD COLUMN shown_net_minor bigint NOT NULL GENERATED ALWAYS AS (CASE WHEN status = 'cancelled' THEN 0 ELSE net_minor END) STORED,
  ADD COLUMN shown_profit_minor bigint NOT NULL GENERATED ALWAYS AS (CASE WHEN status = 'cancelled' THEN outstanding_minor + greatest(0, received_minor) ELSE total_minor - net_minor END) STORED,
  ADD COLUMN shown_outstanding_minor bigint GENERATED ALWAYS AS (CASE WHEN status IN ('confirmed', 'completed', 'cancelled') THEN outstanding_minor END) STORED;
--> statement-breakpoint
ALTER TABLE payments
  ADD COLUMN shown_total_minor bigint NOT NULL GENERATED ALWAYS AS (CASE WHEN booking_status = 'cancelled' THEN balance_minor + greatest(0, received_minor) ELSE total_minor END) STORED,
  ADD COLUMN shown_balance_minor bigint GENERATED ALWAYS AS (CASE WHEN booking_status IN ('confirmed', 'completed', 'cancelled') THEN balance_minor END) STORED,
  ADD COLUMN shown_hotel_net_minor bigint GENERATED ALWAYS AS (CASE WHEN booking_status IN ('confirmed', 'completed') THEN hotel_net_minor END) STORED,
  ADD COLUMN shown_transfer_net_minor bigint GENERATED ALWAYS AS (CASE WHEN booking_status IN ('confirmed', 'completed') THEN transfer_net_minor END) STORED;
--> statement-breakpoint
DROP INDEX bookings_by_total, bookings_by_net, bookings_by_profit, bookings_by_outstanding, payments_by_total, payments_by_balance, payments_by_hotel_net, payments_by_transfer_net;
--> statement-breakpoint
CREATE INDEX bookings_by_total ON bookings (shown_total_minor, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_net ON bookings (shown_net_minor, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_profit ON bookings (shown_profit_minor, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_outstanding ON bookings (shown_outstanding_minor, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_outstanding_down ON bookings (shown_outstanding_minor DESC NULLS LAST, id DESC, shown_to_id);
--> statement-breakpoint
CREATE INDEX payments_by_total ON payments (shown_total_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_balance ON payments (shown_balance_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_balance_down ON payments (shown_balance_minor DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX payments_by_hotel_net ON payments (shown_hotel_net_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_hotel_net_down ON payments (shown_hotel_net_minor DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX payments_by_transfer_net ON payments (shown_transfer_net_minor, id);
--> statement-breakpoint
CREATE INDEX payments_by_transfer_net_down ON payments (shown_transfer_net_minor DESC NULLS LAST, id DESC);
