-- How people look at lists. A view is its owner's; staff may let all staff use it.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL CONSTRAINT saved_views_owner_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  query jsonb NOT NULL,
  columns jsonb NOT NULL,
  is_shared boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT saved_views_name UNIQUE (owner_id, list, name)
);
--> statement-breakpoint
CREATE INDEX saved_views_shared ON saved_views (list) WHERE is_shared;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON saved_views TO itinera_app;
--> statement-breakpoint
-- By column: nobody becomes the owner of a view that was somebody else's.
GRANT UPDATE (name, query, columns, is_shared, updated_at) ON saved_views TO itinera_app;
--> statement-breakpoint
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_views FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own ON saved_views TO itinera_app
  USING ((SELECT actor_kind()) = 'system' OR owner_id = (SELECT actor_id()))
  WITH CHECK ((SELECT actor_kind()) = 'system'
    OR (owner_id = (SELECT actor_id()) AND ((SELECT actor_kind()) = 'staff' OR NOT is_shared)));
--> statement-breakpoint
CREATE POLICY staff_read_shared ON saved_views FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'staff' AND is_shared);
--> statement-breakpoint
-- To lock it, as every write does first. What would be written must be the writer's own, so nothing is.
CREATE POLICY staff_lock_shared ON saved_views FOR UPDATE TO itinera_app
  USING ((SELECT actor_kind()) = 'staff' AND is_shared)
  WITH CHECK (owner_id = (SELECT actor_id()));
--> statement-breakpoint
-- The view that each person opens a list with. No foreign key: a view that is deleted and put back is a default again.
CREATE TABLE saved_view_defaults (
  user_id uuid NOT NULL CONSTRAINT saved_view_defaults_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
  list text NOT NULL,
  view_id uuid NOT NULL,
  PRIMARY KEY (user_id, list)
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_view_defaults TO itinera_app;
--> statement-breakpoint
ALTER TABLE saved_view_defaults ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_view_defaults FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own ON saved_view_defaults TO itinera_app
  USING ((SELECT actor_kind()) = 'system' OR user_id = (SELECT actor_id()));
