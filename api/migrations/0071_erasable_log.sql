-- What the log says of people can be erased: the hash of a row covers a salted commitment to its changes in place of the changes, so that
-- these can be replaced without breaking the chain. Rows and links of before are sealed again once. One that did not verify keeps its old
-- hash, and so is still found. The function repeats JSON.stringify and sha256 of the program.
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_chain NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE FUNCTION audit_digest(list text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT rtrim(translate(encode(sha256(convert_to(list, 'UTF8')), 'base64'), '+/', '-_'), '=')
$$;
--> statement-breakpoint
CREATE FUNCTION audit_text(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(to_json(value)::text, 'null') $$;
--> statement-breakpoint
ALTER TABLE audit_log ADD COLUMN salt text, ADD COLUMN commitment text;
--> statement-breakpoint
ALTER TABLE audit_chain ADD COLUMN is_sound boolean;
--> statement-breakpoint
UPDATE audit_chain link SET is_sound = checked.is_sound FROM (
  SELECT seq, hash = audit_digest('[' || audit_text(lag(hash, 1, '') OVER (ORDER BY seq)) || ',' || seq || ',' || audit_text(audit_id::text)
           || ',' || audit_text((SELECT log.hash FROM audit_log log WHERE log.id = audit_id)) || ']') AS is_sound
    FROM audit_chain
) checked WHERE checked.seq = link.seq;
--> statement-breakpoint
UPDATE audit_log SET salt = gen_random_uuid()::text;
--> statement-breakpoint
UPDATE audit_log SET commitment = audit_digest('[' || audit_text(salt) || ',' || audit_text(changes) || ']');
--> statement-breakpoint
UPDATE audit_log log SET hash = audit_digest(begins || audit_text(log.commitment) || ']') FROM (
  SELECT id, '[' || audit_text(id::text) || ',' || audit_text(to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
           || ',' || audit_text(actor_kind) || ',' || audit_text(actor_id::text) || ',' || audit_text(actor_role) || ',' || audit_text(ip)
           || ',' || audit_text(build) || ',' || audit_text(request_id) || ',' || audit_text(entity) || ',' || audit_text(entity_id)
           || ',' || audit_text(action) || ',' || audit_text(outcome) || ',' AS begins
    FROM audit_log
) named WHERE named.id = log.id AND log.hash = audit_digest(begins || audit_text(log.changes) || ']');
--> statement-breakpoint
-- The last seal of before remains part of the log, to be compared with a copy that is kept elsewhere.
INSERT INTO audit_log (id, at, actor_kind, actor_role, entity, action, outcome, changes, salt, commitment, hash)
SELECT id, at, 'system', 'migration', 'audit-log', 'reseal', 'done', changes, salt, commitment,
       audit_digest('[' || audit_text(id::text) || ',' || audit_text(to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
         || ',"system",null,"migration",null,null,null,"audit-log",null,"reseal","done",' || audit_text(commitment) || ']')
  FROM (
    SELECT id, date_trunc('milliseconds', now()) AS at, salt, changes,
           audit_digest('[' || audit_text(salt) || ',' || audit_text(changes) || ']') AS commitment
      FROM (
        SELECT gen_random_uuid() AS id, gen_random_uuid()::text AS salt,
               '{"last_seal":{"before":' || audit_text(seq || ' ' || hash) || '}}' AS changes
          FROM audit_chain ORDER BY seq DESC LIMIT 1 OFFSET 0
      ) last
  ) made;
--> statement-breakpoint
WITH RECURSIVE linked AS (
  SELECT 0::bigint AS seq, ''::text AS hash
  UNION ALL
  SELECT link.seq, CASE WHEN link.is_sound THEN audit_digest('[' || audit_text(linked.hash) || ',' || link.seq || ','
           || audit_text(link.audit_id::text) || ',' || audit_text(log.hash) || ']') ELSE link.hash END
    FROM linked JOIN audit_chain link ON link.seq = linked.seq + 1 LEFT JOIN audit_log log ON log.id = link.audit_id
)
UPDATE audit_chain link SET hash = linked.hash FROM linked WHERE linked.seq = link.seq;
--> statement-breakpoint
ALTER TABLE audit_chain DROP COLUMN is_sound;
--> statement-breakpoint
ALTER TABLE audit_log ALTER COLUMN salt SET NOT NULL, ALTER COLUMN commitment SET NOT NULL;
--> statement-breakpoint
DROP FUNCTION audit_digest(text);
--> statement-breakpoint
DROP FUNCTION audit_text(text);
--> statement-breakpoint
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_chain FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What is chained still can't be changed by the application.
GRANT UPDATE (changes, salt) ON audit_log TO itinera_app;
