-- When a backup was made. Of this server, so it is in no backup itself.
CREATE TABLE backups (
  id uuid PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  version text NOT NULL,
  rows integer NOT NULL,
  files integer NOT NULL,
  missing_files integer NOT NULL
);
--> statement-breakpoint
GRANT SELECT, INSERT ON backups TO itinera_app;
