-- The application role owns nothing and is bound by the policies below: every request takes it on (db/database.ts).
GRANT USAGE ON SCHEMA public TO itinera_app;
--> statement-breakpoint
-- Who asks, as the first statement of the transaction has set it. Without it both are null and nothing is visible.
CREATE FUNCTION actor_kind() RETURNS text LANGUAGE sql STABLE AS $$ SELECT current_setting('itinera.actor_kind', true) $$;
--> statement-breakpoint
CREATE FUNCTION actor_id() RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('itinera.actor_id', true), '')::uuid $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON countries TO itinera_app;
--> statement-breakpoint
ALTER TABLE countries ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE countries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON countries TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON countries FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON country_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE country_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE country_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON country_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON country_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON regions TO itinera_app;
--> statement-breakpoint
ALTER TABLE regions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE regions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON regions TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON regions FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON region_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE region_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE region_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON region_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON region_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON resorts TO itinera_app;
--> statement-breakpoint
ALTER TABLE resorts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE resorts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON resorts TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON resorts FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON resort_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE resort_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE resort_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON resort_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON resort_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON places TO itinera_app;
--> statement-breakpoint
ALTER TABLE places ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE places FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON places TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON places FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_classes TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_classes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_classes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_classes TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON hotel_classes FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_chains TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_chains ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_chains FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_chains TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON hotel_chains FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_themes TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_themes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_themes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_themes TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON hotel_themes FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_types TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_types ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_types FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_types TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON hotel_types FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_type_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_type_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_type_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_type_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON hotel_type_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_formats TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_formats ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_formats FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_formats TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON hotel_formats FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_format_names TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_format_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_format_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_format_names TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
CREATE POLICY partners_read ON hotel_format_names FOR SELECT TO itinera_app USING ((SELECT actor_kind()) = 'partner');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON users TO itinera_app;
--> statement-breakpoint
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE users FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON users TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotels TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotels ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotels TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_images TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_images ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_images FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_images TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_theme_links TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_theme_links ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_theme_links FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_theme_links TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON hotel_dmcs TO itinera_app;
--> statement-breakpoint
ALTER TABLE hotel_dmcs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE hotel_dmcs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_and_system ON hotel_dmcs TO itinera_app USING ((SELECT actor_kind()) IN ('staff', 'system'));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO itinera_app;
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_only ON sessions TO itinera_app USING ((SELECT actor_kind()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON refresh_tokens TO itinera_app;
--> statement-breakpoint
ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE refresh_tokens FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_only ON refresh_tokens TO itinera_app USING ((SELECT actor_kind()) = 'system');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_failures TO itinera_app;
--> statement-breakpoint
ALTER TABLE sign_in_failures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sign_in_failures FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_only ON sign_in_failures TO itinera_app USING ((SELECT actor_kind()) = 'system');
--> statement-breakpoint
-- Not forced: its owner, who migrates, must read it. The start-up self-test looks at it through the policy.
GRANT SELECT ON schema_migrations TO itinera_app;
--> statement-breakpoint
ALTER TABLE schema_migrations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_only ON schema_migrations TO itinera_app USING ((SELECT actor_kind()) = 'system');
--> statement-breakpoint
CREATE POLICY partners_read_themselves ON users FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND id = (SELECT actor_id()));
--> statement-breakpoint
CREATE POLICY partners_read_own ON hotel_dmcs FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND dmc_id = (SELECT actor_id()));
--> statement-breakpoint
CREATE POLICY partners_read_linked ON hotels FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND id IN (
    SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
CREATE POLICY partners_read_with_hotel ON hotel_images FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND hotel_id IN (
    SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
CREATE POLICY partners_read_with_hotel ON hotel_theme_links FOR SELECT TO itinera_app
  USING ((SELECT actor_kind()) = 'partner' AND hotel_id IN (
    SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
