-- A refund is at most what was received, unless it says why.
ALTER TABLE transactions ADD COLUMN goodwill_reason text;
