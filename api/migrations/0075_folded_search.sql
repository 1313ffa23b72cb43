-- Searches ignore accents, case and composition: the same as `fold` in shared/src/format, and a test compares both. Text with as many bytes as
-- characters is ASCII. Collations are named because those of the database could be any.
CREATE FUNCTION fold(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(written) = length(written) THEN lower(written COLLATE "C")
  ELSE replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(written, NFKD) COLLATE "C", '[\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u0898-\u089F\u08CA-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u2069\u20D0-\u20FF\u2DE0-\u2DFF\uA66F-\uA672\uA674-\uA67D\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]', '', 'g') COLLATE "und-x-icu") COLLATE "C",
    'ıøłđðħŧς‘’ʻʼ‐–—−', 'iolddhtσ''''''''----'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END;
--> statement-breakpoint
ALTER TABLE bookings DROP COLUMN searched;
--> statement-breakpoint
ALTER TABLE bookings ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
  fold(ref || ' ' || customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(hotel_name, ''))
) STORED;
--> statement-breakpoint
CREATE INDEX bookings_by_search ON bookings (created, id, shown_to_id, searched);
--> statement-breakpoint
ALTER TABLE payments DROP COLUMN searched;
--> statement-breakpoint
ALTER TABLE payments ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
  fold(booking_ref || ' ' || customer_name || ' ' || coalesce(hotel_name, '') || ' ' || coalesce(dmc_name, ''))
) STORED;
--> statement-breakpoint
CREATE INDEX payments_by_search ON payments (booking_created, id, searched);
--> statement-breakpoint
ALTER TABLE travellers ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
  fold(first_name || ' ' || last_name || ' ' || coalesce(first_name_local, '') || ' ' || coalesce(last_name_local, ''))
) STORED;
--> statement-breakpoint
ALTER TABLE hotels ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (fold(name || ' ' || keywords)) STORED;
