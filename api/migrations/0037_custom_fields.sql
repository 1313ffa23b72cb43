-- Fields that the company defines for itself. Their values are in the column custom of the entries.
CREATE TABLE custom_fields (
  id uuid PRIMARY KEY,
  entity text NOT NULL,
  key text NOT NULL,
  label text NOT NULL,
  type text NOT NULL,
  options jsonb NOT NULL,
  required boolean NOT NULL,
  default_value jsonb,
  min double precision,
  max double precision,
  max_length integer,
  pattern text,
  currency text,
  help text,
  "order" integer NOT NULL,
  "group" text,
  show_in_list boolean NOT NULL,
  show_in_filter boolean NOT NULL,
  show_in_form boolean NOT NULL,
  visible_roles text[] NOT NULL,
  editable_roles text[] NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT custom_fields_key UNIQUE (entity, key)
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON custom_fields TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN custom jsonb NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE users ADD COLUMN custom jsonb NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE block_seats ADD COLUMN custom jsonb NOT NULL DEFAULT '{}';
