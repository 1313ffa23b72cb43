-- Price bounds of saved searches were amounts without a currency: that of sales, which the form showed. From now on they say it. Those that were
-- saved before the decimals of ISO 4217 are multiplied as all other amounts were then.
ALTER TABLE saved_views NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE staff_settings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE saved_views saved SET query = saved.query || bounds.query FROM (
  SELECT one.id, jsonb_build_object('price_currency', sale.currency) || jsonb_object_agg(bound.key,
      least(bound.value::bigint * CASE WHEN one.updated_at < shift.applied_at THEN sale.factor ELSE 1 END, 1000000000000)::text) AS query
  FROM saved_views one
  CROSS JOIN (SELECT applied_at FROM schema_migrations WHERE name = '0067_decimals_of_iso_4217.sql') shift
  CROSS JOIN (
    SELECT of.currency, coalesce((SELECT value::bigint FROM json_each_text(current_setting('itinera.decimal_shifts')::json) WHERE key = of.currency), 1) AS factor
    FROM (SELECT coalesce((SELECT sale_currency FROM staff_settings LIMIT 1), 'EUR') AS currency) of) sale
  CROSS JOIN jsonb_each_text(one.query) bound
  WHERE one.list = 'search' AND bound.key IN ('price_from_minor', 'price_to_minor') AND bound.value ~ '^[0-9]{1,13}$'
  GROUP BY one.id, sale.currency) bounds
WHERE bounds.id = saved.id;
--> statement-breakpoint
ALTER TABLE saved_views FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE staff_settings FORCE ROW LEVEL SECURITY;
