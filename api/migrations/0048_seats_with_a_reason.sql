-- Why seats were sold of a block that did not sell, or why a copied flight has none; and why a block has fewer seats than are taken.
ALTER TABLE booking_flights ADD COLUMN seats_note text;
--> statement-breakpoint
ALTER TABLE block_seats ADD COLUMN oversold_reason text;
--> statement-breakpoint
INSERT INTO notification_rules (id, event, channels, recipients, lead_days, is_active) VALUES
  ('0b1f0000-0000-4000-8000-000000000048', 'seats_stopped', '{in_app,email}', '{manager_of_booking}', NULL, true);
