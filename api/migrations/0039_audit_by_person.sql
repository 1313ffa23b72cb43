-- What one person has done, newest first: without it, the whole log is read for somebody who did little.
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, at, id);
