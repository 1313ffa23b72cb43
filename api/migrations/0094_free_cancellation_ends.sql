-- The manager is notified before a booking begins to cost the customer: a rule that a new installation has.
ALTER TABLE notification_rules NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO notification_rules (id, event, channels, recipients, lead_days, is_active) VALUES
  ('0b1f0000-0000-4000-8000-000000000094', 'free_cancellation_ending', '{in_app}', '{manager_of_booking}', 3, true)
ON CONFLICT (id) DO NOTHING;
--> statement-breakpoint
ALTER TABLE notification_rules FORCE ROW LEVEL SECURITY;
