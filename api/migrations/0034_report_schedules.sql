-- Reports that are sent by mail. Who raises last_sent_on is the one who sends: the row is locked until the mails are written.
CREATE TABLE report_schedules (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  report text NOT NULL,
  query jsonb NOT NULL,
  frequency text NOT NULL,
  recipient_ids uuid[] NOT NULL,
  is_active boolean NOT NULL,
  last_sent_on date,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON report_schedules TO itinera_app;
