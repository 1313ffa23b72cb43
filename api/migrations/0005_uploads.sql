-- Every file that was taken in. What refers to a file refers to its row, so nothing can name a file that never came.
CREATE TABLE uploads (
	id uuid PRIMARY KEY NOT NULL,
	file_name text NOT NULL,
	kind text NOT NULL,
	media_type text NOT NULL,
	original_name text NOT NULL,
	received_bytes integer NOT NULL,
	received_sha256 text NOT NULL,
	width integer,
	height integer,
	uploaded_by uuid,
	unused_since timestamp (3) with time zone,
	created_at timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT uploads_file_name UNIQUE (file_name),
	CONSTRAINT uploads_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users (id) ON DELETE SET NULL
);
--> statement-breakpoint
CREATE INDEX uploads_by_person ON uploads (uploaded_by, created_at);
--> statement-breakpoint
CREATE INDEX uploads_unused ON uploads (unused_since);
--> statement-breakpoint
-- The owner of the tables reads the images that are there already; no policy lets the owner do so.
ALTER TABLE hotel_images NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO uploads (id, file_name, kind, media_type, original_name, received_bytes, received_sha256)
  SELECT id, file_name, 'image', 'image/webp', file_name, 0, '' FROM hotel_images;
--> statement-breakpoint
ALTER TABLE hotel_images FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_images ADD COLUMN created_at timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE hotel_images ADD COLUMN updated_at timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE hotel_images ADD CONSTRAINT hotel_images_file_name_uploads_file_name_fk FOREIGN KEY (file_name) REFERENCES uploads (file_name);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON uploads TO itinera_app;
--> statement-breakpoint
ALTER TABLE uploads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE uploads FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON uploads TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
