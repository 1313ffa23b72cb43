-- Where a session is used, so that people can tell their own from a stranger's.
ALTER TABLE sessions
  ADD COLUMN device text,
  ADD COLUMN ip text,
  ADD COLUMN last_used_at timestamptz(3) NOT NULL DEFAULT now();
