-- One row per Idempotency-Key: claimed before the effect and answered with it, in one transaction.
CREATE TABLE idempotency_keys (
  person_id uuid NOT NULL,
  method text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  status integer,
  etag text,
  body text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (person_id, method, route, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys TO itinera_app;
--> statement-breakpoint
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own ON idempotency_keys TO itinera_app
  USING ((SELECT actor_kind()) = 'system' OR person_id = (SELECT actor_id()));
--> statement-breakpoint
-- Who did what. No foreign keys: the log outlives what it tells of. Text instead of jsonb: the hash covers the bytes.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_role text,
  ip text,
  build text,
  request_id text,
  entity text NOT NULL,
  entity_id text,
  action text NOT NULL,
  outcome text NOT NULL,
  changes text NOT NULL,
  hash text NOT NULL
);
--> statement-breakpoint
CREATE INDEX audit_log_by_entry ON audit_log (entity, entity_id, id);
--> statement-breakpoint
CREATE INDEX audit_log_by_time ON audit_log (at, id);
--> statement-breakpoint
-- Append-only: whoever takes over the application's role can neither change nor remove what happened.
GRANT SELECT, INSERT ON audit_log TO itinera_app;
--> statement-breakpoint
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system_read ON audit_log FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
-- Nobody writes in another one's name but the program itself, which knows who signs in.
CREATE POLICY own_deeds ON audit_log FOR INSERT TO itinera_app
  WITH CHECK ((SELECT actor_kind()) = 'system' OR (actor_kind = (SELECT actor_kind()) AND actor_id = (SELECT actor_id())));
--> statement-breakpoint
-- The log in the order in which it was sealed; each hash covers the one before it and the row's own.
CREATE TABLE audit_chain (
  seq bigint PRIMARY KEY,
  audit_id uuid NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_chain_audit_id UNIQUE (audit_id)
);
--> statement-breakpoint
GRANT SELECT, INSERT ON audit_chain TO itinera_app;
--> statement-breakpoint
ALTER TABLE audit_chain ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_chain FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_only ON audit_chain TO itinera_app USING ((SELECT actor_kind()) = 'system');
