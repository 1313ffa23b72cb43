-- A page is found by its ids in the order of an index. Where a value may be missing it comes last in either direction,
-- so that one index can't be read both ways.
CREATE INDEX hotels_by_stars ON hotels (stars, id);
--> statement-breakpoint
CREATE INDEX hotels_by_activity ON hotels (is_active, id);
--> statement-breakpoint
CREATE INDEX hotels_by_change ON hotels (updated_at, id);
--> statement-breakpoint
CREATE INDEX hotels_by_distance_to_beach ON hotels (distance_to_beach, id);
--> statement-breakpoint
CREATE INDEX hotels_by_distance_to_beach_down ON hotels (distance_to_beach DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX hotels_by_trip_advisor_rating ON hotels (trip_advisor_rating, id);
--> statement-breakpoint
CREATE INDEX hotels_by_trip_advisor_rating_down ON hotels (trip_advisor_rating DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX hotels_by_google_rating ON hotels (google_rating, id);
--> statement-breakpoint
CREATE INDEX hotels_by_google_rating_down ON hotels (google_rating DESC NULLS LAST, id DESC);
--> statement-breakpoint
CREATE INDEX travellers_by_first_name ON travellers (first_name COLLATE "und-x-icu", id);
--> statement-breakpoint
CREATE INDEX travellers_by_change ON travellers (updated_at, id);
--> statement-breakpoint
CREATE INDEX travellers_by_passport_expiry ON travellers (passport_expires_at, id);
--> statement-breakpoint
CREATE INDEX travellers_by_passport_expiry_down ON travellers (passport_expires_at DESC NULLS LAST, id DESC);
