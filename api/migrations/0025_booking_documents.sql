CREATE TABLE booking_documents (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  type text NOT NULL,
  number text,
  -- No foreign key: the file's name has one already, by which files in use are known.
  upload_id uuid NOT NULL,
  file_name text NOT NULL REFERENCES uploads (file_name),
  original_name text NOT NULL,
  media_type text NOT NULL,
  version integer NOT NULL,
  confirmed_at timestamptz(3),
  confirmed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  sent_at timestamptz(3),
  sent_to text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT booking_documents_version UNIQUE (booking_id, type, version)
);
--> statement-breakpoint
CREATE INDEX booking_documents_by_file ON booking_documents (file_name);
--> statement-breakpoint
CREATE INDEX booking_documents_by_upload ON booking_documents (upload_id);
--> statement-breakpoint
CREATE INDEX booking_documents_by_confirmer ON booking_documents (confirmed_by);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_documents TO itinera_app;
