-- A key names one intent, whichever call it comes with: used for another call it is refused, not taken for a new one.
-- Who owns the table is bound by its policies, too: without the next line it would see no key to remove.
ALTER TABLE idempotency_keys NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DELETE FROM idempotency_keys AS older WHERE EXISTS (
  SELECT 1 FROM idempotency_keys AS newer
   WHERE newer.person_id = older.person_id AND newer.key = older.key
     AND (newer.created_at, newer.method, newer.route) > (older.created_at, older.method, older.route)
);
--> statement-breakpoint
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey, ADD PRIMARY KEY (person_id, key);
