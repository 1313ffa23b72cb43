-- Who gets to know what happens. Templates are null as long as the texts of the program are used.
CREATE TABLE notification_rules (
  id uuid PRIMARY KEY,
  event text NOT NULL,
  channels text[] NOT NULL,
  recipients text[] NOT NULL,
  lead_days integer,
  quiet_hours jsonb,
  templates jsonb,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX notification_rules_by_event ON notification_rules (event);
--> statement-breakpoint
-- What a rule has said already: a due payment is announced once, however many processes look for it.
CREATE TABLE notification_firings (
  rule_id uuid NOT NULL CONSTRAINT notification_firings_rule_id_notification_rules_id_fk REFERENCES notification_rules (id) ON DELETE CASCADE,
  key text NOT NULL,
  fired_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (rule_id, key)
);
--> statement-breakpoint
CREATE INDEX notification_firings_by_time ON notification_firings (fired_at);
--> statement-breakpoint
-- What has happened and is not announced yet, written with its cause.
CREATE TABLE notification_events (
  id uuid PRIMARY KEY,
  event text NOT NULL,
  subject_id uuid NOT NULL,
  caused_by uuid,
  details jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT notifications_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
  event text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  link jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  read_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX notifications_of_user ON notifications (user_id, created_at, id);
--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
--> statement-breakpoint
-- Customers have no account.
ALTER TABLE mails ALTER COLUMN user_id DROP NOT NULL;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_rules, notification_firings, notification_events, notifications TO itinera_app;
--> statement-breakpoint
INSERT INTO notification_rules (id, event, channels, recipients, lead_days, is_active) VALUES
  ('0b1f0000-0000-4000-8000-000000000001', 'booking_created', '{in_app}', '{manager_of_booking}', NULL, true),
  ('0b1f0000-0000-4000-8000-000000000002', 'booking_status_changed', '{in_app}', '{manager_of_booking}', NULL, true),
  ('0b1f0000-0000-4000-8000-000000000003', 'booking_cancelled', '{in_app,email}', '{manager_of_booking,dmc_of_booking}', NULL, true),
  ('0b1f0000-0000-4000-8000-000000000004', 'payment_received', '{in_app}', '{manager_of_booking}', NULL, true),
  ('0b1f0000-0000-4000-8000-000000000005', 'instalment_due', '{in_app}', '{manager_of_booking}', 3, true),
  ('0b1f0000-0000-4000-8000-000000000006', 'instalment_overdue', '{in_app}', '{manager_of_booking}', NULL, true),
  ('0b1f0000-0000-4000-8000-000000000007', 'hotel_payment_due', '{in_app}', '{role:manager}', 3, true),
  ('0b1f0000-0000-4000-8000-000000000008', 'transfer_payment_due', '{in_app}', '{role:manager}', 3, true),
  ('0b1f0000-0000-4000-8000-000000000009', 'document_missing', '{in_app}', '{manager_of_booking}', 7, true),
  ('0b1f0000-0000-4000-8000-00000000000a', 'block_release_due', '{in_app,email}', '{role:manager}', 7, true),
  ('0b1f0000-0000-4000-8000-00000000000b', 'block_oversold', '{in_app,email}', '{role:manager}', NULL, true),
  ('0b1f0000-0000-4000-8000-00000000000c', 'stop_sale_created', '{in_app}', '{role:manager}', NULL, true),
  ('0b1f0000-0000-4000-8000-00000000000d', 'price_gap_found', '{in_app}', '{role:manager}', NULL, false),
  ('0b1f0000-0000-4000-8000-00000000000e', 'passport_expiring', '{in_app}', '{manager_of_booking}', 60, true),
  ('0b1f0000-0000-4000-8000-00000000000f', 'user_registered', '{in_app,email}', '{role:admin}', NULL, true);
