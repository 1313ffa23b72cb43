-- A booking is its partner's to see from the moment it is asked for it on: a draft is the house's own.
ALTER TABLE bookings ADD COLUMN requested_at timestamptz(3);
--> statement-breakpoint
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A booking that was cancelled stays the partner's unless the log says that it was a draft until then.
UPDATE bookings SET requested_at = created
 WHERE status IN ('on_request', 'confirmed', 'completed')
    OR (status = 'cancelled' AND (
      SELECT change.changes::jsonb #>> '{status,before}' FROM audit_log change
       WHERE change.entity = 'bookings' AND change.entity_id = bookings.id::text AND change.outcome = 'done'
         AND change.changes::jsonb #>> '{status,after}' = 'cancelled'
       ORDER BY change.id DESC LIMIT 1) IS DISTINCT FROM 'draft');
--> statement-breakpoint
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY,
  ADD COLUMN shown_to_id uuid GENERATED ALWAYS AS (CASE WHEN requested_at IS NOT NULL THEN dmc_id END) STORED;
--> statement-breakpoint
-- What policies look at is in the indexes, so that a page is found without reading rows.
DROP INDEX bookings_by_creation, bookings_by_change, bookings_by_ref, bookings_by_status, bookings_by_payment_status, bookings_by_customer, bookings_by_total, bookings_by_net, bookings_by_profit, bookings_by_outstanding, bookings_by_departure, bookings_by_departure_down, bookings_by_return, bookings_by_return_down, bookings_by_check_in, bookings_by_check_in_down, bookings_by_hotel, bookings_by_hotel_down, bookings_by_partner, bookings_by_search, bookings_in_status, bookings_without_documents, bookings_overridden, bookings_by_currency, bookings_with_tags;
--> statement-breakpoint
CREATE INDEX bookings_by_creation ON bookings (created, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_change ON bookings (updated, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_ref ON bookings (ref COLLATE "und-x-icu", id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_status ON bookings (status COLLATE "und-x-icu", id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_payment_status ON bookings (payment_status COLLATE "und-x-icu", id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_customer ON bookings (customer_name COLLATE "und-x-icu", id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_total ON bookings (total_minor, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_net ON bookings (net_minor, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_profit ON bookings (profit_minor, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_outstanding ON bookings (outstanding_minor, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_departure ON bookings (departure_date, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_departure_down ON bookings (departure_date DESC NULLS LAST, id DESC, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_return ON bookings (return_date, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_return_down ON bookings (return_date DESC NULLS LAST, id DESC, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_check_in ON bookings (check_in, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_check_in_down ON bookings (check_in DESC NULLS LAST, id DESC, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_hotel ON bookings (hotel_name COLLATE "und-x-icu", id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_hotel_down ON bookings (hotel_name COLLATE "und-x-icu" DESC NULLS LAST, id DESC, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_partner ON bookings (dmc_id, created, id, shown_to_id);
--> statement-breakpoint
CREATE INDEX bookings_by_search ON bookings (created, id, shown_to_id, searched);
--> statement-breakpoint
CREATE INDEX bookings_in_status ON bookings (status, created, id, shown_to_id, payment_status);
--> statement-breakpoint
CREATE INDEX bookings_without_documents ON bookings (status, created, id, shown_to_id) WHERE documents_sent < documents_required;
--> statement-breakpoint
CREATE INDEX bookings_overridden ON bookings (created, id, shown_to_id) WHERE is_overridden;
--> statement-breakpoint
CREATE INDEX bookings_by_currency ON bookings (currency, status, payment_status, shown_to_id, total_minor, outstanding_minor, net_minor, profit_minor);
--> statement-breakpoint
CREATE INDEX bookings_with_tags ON bookings (created, id, shown_to_id, tags) WHERE tags <> '{}';
--> statement-breakpoint
CREATE INDEX bookings_shown_to ON bookings (shown_to_id, created, id);
