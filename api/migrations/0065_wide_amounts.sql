-- Amounts of four bytes end at 21,474,836.47: a group in Indonesia, Lebanon or Iran is above. Sums had eight bytes before.
ALTER TABLE price_cells ALTER COLUMN price_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE base_prices ALTER COLUMN price_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE special_prices ALTER COLUMN price_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE boarding_supplements ALTER COLUMN adult_minor TYPE bigint, ALTER COLUMN child_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE offers ALTER COLUMN value_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE hotel_airports ALTER COLUMN transfer_price_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE block_seats
  ALTER COLUMN adult_net_minor TYPE bigint,
  ALTER COLUMN child_net_minor TYPE bigint,
  ALTER COLUMN infant_net_minor TYPE bigint,
  ALTER COLUMN adult_sale_minor TYPE bigint,
  ALTER COLUMN child_sale_minor TYPE bigint,
  ALTER COLUMN infant_sale_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE booking_flights ALTER COLUMN net_minor TYPE bigint, ALTER COLUMN sale_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE booking_transfers ALTER COLUMN net_minor TYPE bigint, ALTER COLUMN sale_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE booking_prices
  ALTER COLUMN extra_net_minor TYPE bigint,
  ALTER COLUMN extra_sale_minor TYPE bigint,
  ALTER COLUMN discount_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE instalments ALTER COLUMN amount_minor TYPE bigint;
--> statement-breakpoint
ALTER TABLE transactions ALTER COLUMN amount_minor TYPE bigint;
