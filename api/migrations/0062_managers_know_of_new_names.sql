-- Tickets and lists of guests have the name of before: the manager of each booking that has any gets to know.
INSERT INTO notification_rules (id, event, channels, recipients, lead_days, is_active) VALUES
  ('0b1f0000-0000-4000-8000-000000000062', 'traveller_renamed', '{in_app,email}', '{manager_of_booking}', NULL, true);
