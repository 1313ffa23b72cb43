-- What browsers refused under the content security policy of our pages, counted. Of this server, so it is in no backup.
CREATE TABLE policy_violations (
  page text NOT NULL,
  directive text NOT NULL,
  blocked text NOT NULL,
  seen integer NOT NULL DEFAULT 1,
  first_at timestamptz(3) NOT NULL DEFAULT now(),
  last_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (page, directive, blocked)
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON policy_violations TO itinera_app;
