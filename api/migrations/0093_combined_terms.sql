-- What a customer is charged for a trip of several parts: each by its own terms, or all by the strictest.
ALTER TABLE staff_settings ADD COLUMN combined_terms text NOT NULL DEFAULT 'each';
