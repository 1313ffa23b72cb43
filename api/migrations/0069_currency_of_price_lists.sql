-- When the prices of a hotel and a partner got their currency: what was deleted before is an amount of another one.
ALTER TABLE price_lists ADD COLUMN currency_since timestamptz(3);
