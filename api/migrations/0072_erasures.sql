-- Who was erased: ids alone, for a backup of before that is restored; and the files that a job has yet to overwrite.
CREATE TABLE erasures (
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  erased_at timestamptz(3) NOT NULL DEFAULT now(),
  files text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (entity, entity_id)
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON erasures TO itinera_app;
--> statement-breakpoint
-- The reason of a failure may name anybody.
GRANT UPDATE (problem) ON restores TO itinera_app;
