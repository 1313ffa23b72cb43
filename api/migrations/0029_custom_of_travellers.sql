-- Values of the fields that the company defines for itself, as bookings and payments have them.
ALTER TABLE travellers ADD COLUMN custom jsonb NOT NULL DEFAULT '{}';
