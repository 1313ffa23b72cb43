-- When a backup was restored, for real or to try it out. Of this server, so it is in no backup itself.
CREATE TABLE restores (
  id uuid PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  is_rehearsal boolean NOT NULL,
  backup_created_at timestamptz(3),
  version text,
  rows integer,
  files integer,
  problem text
);
--> statement-breakpoint
GRANT SELECT, INSERT ON restores TO itinera_app;
