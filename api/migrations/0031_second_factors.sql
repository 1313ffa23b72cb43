-- Codes of an authenticator app, asked for after the password. The secret is sealed with the server's own.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY CONSTRAINT second_factors_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  last_step bigint,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  confirmed_at timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  hash text PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT recovery_codes_user_id_second_factors_user_id_fk REFERENCES second_factors (user_id) ON DELETE CASCADE,
  used_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX recovery_codes_by_user ON recovery_codes (user_id);
--> statement-breakpoint
-- Sign-ins between the password and the code.
CREATE TABLE sign_in_tickets (
  hash text PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT sign_in_tickets_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX sign_in_tickets_by_user ON sign_in_tickets (user_id);
--> statement-breakpoint
ALTER TABLE staff_settings ADD COLUMN staff_second_factor boolean NOT NULL DEFAULT false;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON second_factors, recovery_codes, sign_in_tickets TO itinera_app;
