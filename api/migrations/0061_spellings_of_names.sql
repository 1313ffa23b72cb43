-- How a name reads whatever its spelling, for finding a person who is in the list already. Empty until the program has worked it
-- out: it transliterates, and no database does.
ALTER TABLE travellers ADD COLUMN name_keys text[];
--> statement-breakpoint
CREATE INDEX travellers_without_name_keys ON travellers (id) WHERE name_keys IS NULL;
--> statement-breakpoint
CREATE INDEX travellers_by_passport ON travellers (passport_number) WHERE passport_number IS NOT NULL;
