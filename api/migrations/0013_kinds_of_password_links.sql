-- Links live side by side: a recovery that anybody can request ends no invitation. Recoveries live for minutes, invitations for days.
ALTER TABLE password_links ADD COLUMN kind text CONSTRAINT password_links_kind CHECK (kind IN ('invitation', 'recovery'));
--> statement-breakpoint
UPDATE password_links SET kind = CASE WHEN expires_at - created_at > interval '1 hour' THEN 'invitation' ELSE 'recovery' END;
--> statement-breakpoint
ALTER TABLE password_links ALTER COLUMN kind SET NOT NULL;
