-- What the log masks of an entry that was just removed, for as long as its remover may take that back, and no longer.
CREATE TABLE undo_secrets (
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  removed_by uuid NOT NULL,
  removed_at timestamptz(3) NOT NULL DEFAULT now(),
  secrets jsonb NOT NULL,
  PRIMARY KEY (entity, entity_id)
);
--> statement-breakpoint
CREATE INDEX undo_secrets_by_time ON undo_secrets (removed_at);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON undo_secrets TO itinera_app;
--> statement-breakpoint
ALTER TABLE undo_secrets ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE undo_secrets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own ON undo_secrets TO itinera_app
  USING ((SELECT actor_kind()) = 'system' OR removed_by = (SELECT actor_id()));
