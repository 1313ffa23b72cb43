-- The browsers that an account has signed in on. Failures of strangers must not keep its owner out there.
CREATE TABLE known_devices (
  user_id uuid NOT NULL CONSTRAINT known_devices_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
  hash text NOT NULL,
  last_used_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, hash)
);
--> statement-breakpoint
CREATE INDEX known_devices_by_use ON known_devices (last_used_at);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON known_devices TO itinera_app;
