-- A number that nobody has given is empty. 0 was the default, and 0°, 0° is a point in the Gulf of Guinea.
ALTER TABLE airports
  ALTER COLUMN latitude_deg DROP NOT NULL, ALTER COLUMN latitude_deg DROP DEFAULT,
  ALTER COLUMN longitude_deg DROP NOT NULL, ALTER COLUMN longitude_deg DROP DEFAULT;
--> statement-breakpoint
UPDATE airports SET latitude_deg = NULL, longitude_deg = NULL WHERE latitude_deg = 0 AND longitude_deg = 0;
--> statement-breakpoint
ALTER TABLE hotels
  ALTER COLUMN latitude DROP DEFAULT, ALTER COLUMN longitude DROP DEFAULT,
  ALTER COLUMN distance_to_beach DROP DEFAULT, ALTER COLUMN distance_to_city DROP DEFAULT,
  ALTER COLUMN distance_to_slope DROP DEFAULT;
--> statement-breakpoint
UPDATE hotels SET latitude = NULL, longitude = NULL WHERE latitude = 0 AND longitude = 0;
--> statement-breakpoint
-- A hotel is at no beach, in no city and on no slope at the same time: nobody has filled in these.
UPDATE hotels SET distance_to_beach = NULL, distance_to_city = NULL, distance_to_slope = NULL
 WHERE distance_to_beach = 0 AND distance_to_city = 0 AND distance_to_slope = 0;
