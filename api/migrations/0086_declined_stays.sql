-- A hotel or its partner declines a stay, and says why. Few do, and the list of bookings with one finds them by their index.
ALTER TABLE booking_hotels ADD COLUMN declined_at timestamptz(3);
--> statement-breakpoint
ALTER TABLE booking_hotels ADD COLUMN decline_reason text;
--> statement-breakpoint
CREATE INDEX booking_hotels_declined ON booking_hotels USING btree (booking_id) WHERE declined_at IS NOT NULL;
--> statement-breakpoint
-- The manager is notified, as of a confirmation: a rule that a new installation has.
ALTER TABLE notification_rules NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO notification_rules (id, event, channels, recipients, lead_days, is_active) VALUES
  ('0b1f0000-0000-4000-8000-000000000086', 'stay_declined', '{in_app}', '{manager_of_booking}', NULL, true)
ON CONFLICT (id) DO NOTHING;
--> statement-breakpoint
ALTER TABLE notification_rules FORCE ROW LEVEL SECURITY;
