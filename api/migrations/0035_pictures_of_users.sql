-- A table of its own: uploads name the person who has sent them, so a column of users would close a circle.
CREATE TABLE user_pictures (
  user_id uuid PRIMARY KEY CONSTRAINT user_pictures_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
  file_name text NOT NULL CONSTRAINT user_pictures_file_name_uploads_file_name_fk REFERENCES uploads (file_name)
);
--> statement-breakpoint
CREATE INDEX user_pictures_by_file_name ON user_pictures (file_name);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON user_pictures TO itinera_app;
