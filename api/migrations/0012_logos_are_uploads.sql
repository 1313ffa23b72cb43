-- A logo is a picture that was uploaded: as long as a carrier shows it, its file stays.
UPDATE flight_carriers SET logo_file_name = NULL
 WHERE NOT EXISTS (SELECT 1 FROM uploads WHERE uploads.file_name = flight_carriers.logo_file_name);
--> statement-breakpoint
ALTER TABLE flight_carriers ADD CONSTRAINT flight_carriers_logo_file_name
  FOREIGN KEY (logo_file_name) REFERENCES uploads (file_name);
--> statement-breakpoint
CREATE INDEX flight_carriers_by_logo_file_name ON flight_carriers (logo_file_name);
