-- Why a booking was confirmed although guests were not named, or are not as old as was priced.
ALTER TABLE bookings ADD COLUMN confirm_reason text;
