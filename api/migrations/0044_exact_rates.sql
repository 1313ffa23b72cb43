-- Exchange rates as exact text. Millionths have neither room for 30,512 dong nor enough digits for the way back.
ALTER TABLE bookings ADD COLUMN rate text;
--> statement-breakpoint
ALTER TABLE transactions ADD COLUMN rate text;
--> statement-breakpoint
-- The owner of the tables sees no rows of theirs as long as their policies are forced; the start forces them again.
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE bookings SET rate = trim_scale(rate_millionths * 0.000001)::text WHERE rate_millionths IS NOT NULL;
--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY, DROP COLUMN rate_millionths;
--> statement-breakpoint
ALTER TABLE transactions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE transactions SET rate = trim_scale(rate_millionths * 0.000001)::text WHERE rate_millionths IS NOT NULL;
--> statement-breakpoint
ALTER TABLE transactions FORCE ROW LEVEL SECURITY, DROP COLUMN rate_millionths;
--> statement-breakpoint
ALTER TABLE staff_settings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE staff_settings SET exchange_rates = (
  SELECT jsonb_agg(
    (entry - 'rate_millionths')
      || jsonb_build_object('rate', trim_scale((entry ->> 'rate_millionths')::numeric * 0.000001)::text)
    ORDER BY place
  )
  FROM jsonb_array_elements(exchange_rates) WITH ORDINALITY AS entered (entry, place)
) WHERE jsonb_array_length(exchange_rates) > 0;
--> statement-breakpoint
ALTER TABLE staff_settings FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE booking_hotels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Stored quotes keep the rate that their stay was sold at.
UPDATE booking_hotels SET quote = jsonb_set(
  quote #- '{sale,rate_millionths}',
  '{sale,rate}',
  coalesce(
    to_jsonb(trim_scale((quote #>> '{sale,rate_millionths}')::numeric * 0.000001)::text),
    'null'::jsonb
  )
) WHERE quote -> 'sale' ? 'rate_millionths';
--> statement-breakpoint
ALTER TABLE booking_hotels FORCE ROW LEVEL SECURITY;
