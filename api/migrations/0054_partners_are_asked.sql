-- A partner is told when it is asked to confirm, and the manager when it has: rules that a new installation has.
INSERT INTO notification_rules (id, event, channels, recipients, lead_days, is_active) VALUES
  ('0b1f0000-0000-4000-8000-000000000010', 'booking_requested', '{in_app,email}', '{dmc_of_booking}', NULL, true),
  ('0b1f0000-0000-4000-8000-000000000011', 'stay_confirmed', '{in_app}', '{manager_of_booking}', NULL, true)
ON CONFLICT (id) DO NOTHING;
