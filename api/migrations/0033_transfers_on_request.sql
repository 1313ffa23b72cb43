-- A transfer whose price nobody knows yet is on request: that is not the same as free.
ALTER TABLE booking_transfers ALTER COLUMN net_minor DROP NOT NULL, ALTER COLUMN sale_minor DROP NOT NULL;
