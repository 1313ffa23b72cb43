-- A row for each kind of work that is repeated. Who runs it holds its lease; everybody else passes it by.
CREATE TABLE jobs (
	name text PRIMARY KEY,
	due_at timestamptz(3) NOT NULL,
	lease_holder uuid,
	lease_until timestamptz(3),
	ran_at timestamptz(3),
	failures integer NOT NULL,
	last_error text
);
--> statement-breakpoint
CREATE TABLE mails (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL CONSTRAINT mails_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	kind text NOT NULL,
	recipient text NOT NULL,
	subject text NOT NULL,
	body text,
	status text NOT NULL CONSTRAINT mails_status CHECK (status IN ('waiting', 'sent', 'dead')),
	attempts integer NOT NULL DEFAULT 0,
	due_at timestamptz(3) NOT NULL DEFAULT now(),
	expires_at timestamptz(3) NOT NULL,
	last_error text,
	created_at timestamptz(3) NOT NULL DEFAULT now(),
	sent_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX mails_by_due ON mails (status, due_at);
--> statement-breakpoint
CREATE INDEX mails_by_creation ON mails (created_at, id);
--> statement-breakpoint
CREATE INDEX mails_by_user ON mails (user_id);
--> statement-breakpoint
-- One-time links: who holds the token may choose the password. Only its hash is here.
CREATE TABLE password_links (
	hash text PRIMARY KEY,
	user_id uuid NOT NULL CONSTRAINT password_links_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	created_at timestamptz(3) NOT NULL DEFAULT now(),
	expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX password_links_by_user ON password_links (user_id);
--> statement-breakpoint
-- Asked for and not yet looked at. An unknown address leaves the same row as a known one.
CREATE TABLE recovery_requests (
	email text PRIMARY KEY,
	requested_at timestamptz(3) NOT NULL,
	is_done boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX recovery_requests_by_time ON recovery_requests (is_done, requested_at);
--> statement-breakpoint
ALTER TABLE users ADD COLUMN middle_name text;
--> statement-breakpoint
ALTER TABLE users ADD COLUMN phone text;
--> statement-breakpoint
ALTER TABLE users ADD COLUMN currency text NOT NULL DEFAULT 'EUR';
--> statement-breakpoint
ALTER TABLE users ADD COLUMN locale text NOT NULL DEFAULT 'en';
--> statement-breakpoint
ALTER TABLE users ADD COLUMN last_login_at timestamptz(3);
--> statement-breakpoint
ALTER TABLE users DROP CONSTRAINT users_status;
--> statement-breakpoint
-- A parked registration used an address that somebody else has. It looks pending to whoever made it.
ALTER TABLE users ADD CONSTRAINT users_status CHECK (status IN ('active', 'pending', 'invited', 'blocked', 'parked'));
--> statement-breakpoint
ALTER TABLE users DROP CONSTRAINT users_email;
--> statement-breakpoint
CREATE UNIQUE INDEX users_email ON users (email) WHERE status <> 'parked';
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON jobs TO itinera_app;
--> statement-breakpoint
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_only ON jobs TO itinera_app USING ((SELECT actor_kind()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_requests TO itinera_app;
--> statement-breakpoint
ALTER TABLE recovery_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE recovery_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_only ON recovery_requests TO itinera_app USING ((SELECT actor_kind()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON password_links TO itinera_app;
--> statement-breakpoint
ALTER TABLE password_links ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE password_links FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON password_links TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
-- Blocking somebody, or changing a role, ends the sessions of that person in the same transaction.
CREATE POLICY staff_read ON sessions FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'staff');
--> statement-breakpoint
CREATE POLICY staff_end ON sessions FOR UPDATE TO itinera_app USING ((SELECT actor_kind()) = 'staff');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mails TO itinera_app;
--> statement-breakpoint
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mails FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON mails TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
