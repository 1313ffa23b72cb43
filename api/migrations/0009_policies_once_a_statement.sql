-- Who asks is compared once a statement and not once a row: the policies look at a yes or no. Planners take that for every
-- second row; of a comparison with an unknown text they expect so few that they sort whole tables for one page.
ALTER POLICY staff_and_system ON countries USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON countries USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON country_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON country_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON regions USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON regions USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON region_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON region_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON resorts USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON resorts USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON resort_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON resort_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON places USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON places USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_classes USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON hotel_classes USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_chains USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON hotel_chains USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_themes USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON hotel_themes USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_types USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON hotel_types USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_type_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON hotel_type_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_formats USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON hotel_formats USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_format_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON hotel_format_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON users USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotels USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_images USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_theme_links USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_dmcs USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY system_only ON sessions USING ((SELECT actor_kind() = 'system'));
--> statement-breakpoint
ALTER POLICY system_only ON refresh_tokens USING ((SELECT actor_kind() = 'system'));
--> statement-breakpoint
ALTER POLICY system_only ON sign_in_failures USING ((SELECT actor_kind() = 'system'));
--> statement-breakpoint
ALTER POLICY system_only ON schema_migrations USING ((SELECT actor_kind() = 'system'));
--> statement-breakpoint
ALTER POLICY partners_read_themselves ON users USING ((SELECT actor_kind() = 'partner') AND id = (SELECT actor_id()));
--> statement-breakpoint
ALTER POLICY partners_read_own ON hotel_dmcs USING ((SELECT actor_kind() = 'partner') AND dmc_id = (SELECT actor_id()));
--> statement-breakpoint
ALTER POLICY partners_read_linked ON hotels
  USING ((SELECT actor_kind() = 'partner') AND id IN (SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
ALTER POLICY partners_read_with_hotel ON hotel_images
  USING ((SELECT actor_kind() = 'partner') AND hotel_id IN (SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
ALTER POLICY partners_read_with_hotel ON hotel_theme_links
  USING ((SELECT actor_kind() = 'partner') AND hotel_id IN (SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
ALTER POLICY staff_and_system ON cities USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON cities USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON city_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON city_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON airports USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON airports USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON flight_carriers USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON flight_carriers USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON beach_types USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON beach_types USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON beach_type_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON beach_type_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON boarding_types USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON boarding_types USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON boarding_type_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON boarding_type_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON room_types USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON room_types USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON room_type_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON room_type_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON features USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON features USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON feature_names USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read ON feature_names USING ((SELECT actor_kind() = 'partner'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_features USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read_with_hotel ON hotel_features
  USING ((SELECT actor_kind() = 'partner') AND hotel_id IN (SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_airports USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read_with_hotel ON hotel_airports
  USING ((SELECT actor_kind() = 'partner') AND hotel_id IN (SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
ALTER POLICY staff_and_system ON hotel_descriptions USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_read_with_hotel ON hotel_descriptions
  USING ((SELECT actor_kind() = 'partner') AND hotel_id IN (SELECT hotel_id FROM hotel_dmcs WHERE dmc_id = (SELECT actor_id()) AND is_active));
--> statement-breakpoint
ALTER POLICY staff_and_system ON travellers USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY own ON idempotency_keys USING ((SELECT actor_kind() = 'system') OR person_id = (SELECT actor_id()));
--> statement-breakpoint
ALTER POLICY staff_and_system_read ON audit_log USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY own_deeds ON audit_log
  WITH CHECK ((SELECT actor_kind() = 'system') OR (actor_kind = (SELECT actor_kind()) AND actor_id = (SELECT actor_id())));
--> statement-breakpoint
ALTER POLICY system_only ON audit_chain USING ((SELECT actor_kind() = 'system'));
--> statement-breakpoint
ALTER POLICY system_only ON jobs USING ((SELECT actor_kind() = 'system'));
--> statement-breakpoint
ALTER POLICY system_only ON recovery_requests USING ((SELECT actor_kind() = 'system'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON password_links USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY staff_read ON sessions USING ((SELECT actor_kind() = 'staff'));
--> statement-breakpoint
ALTER POLICY staff_end ON sessions USING ((SELECT actor_kind() = 'staff'));
--> statement-breakpoint
ALTER POLICY staff_and_system ON mails USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY staff_and_system ON uploads USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY staff_and_system ON graph_prices USING ((SELECT actor_kind() IN ('staff', 'system')));
--> statement-breakpoint
ALTER POLICY partners_own ON graph_prices USING ((SELECT actor_kind() = 'partner') AND dmc_id = (SELECT actor_id()));
--> statement-breakpoint
ALTER POLICY own ON saved_views
  USING ((SELECT actor_kind() = 'system') OR owner_id = (SELECT actor_id()))
  WITH CHECK ((SELECT actor_kind() = 'system') OR (owner_id = (SELECT actor_id()) AND ((SELECT actor_kind() = 'staff') OR NOT is_shared)));
--> statement-breakpoint
ALTER POLICY staff_read_shared ON saved_views USING ((SELECT actor_kind() = 'staff') AND is_shared);
--> statement-breakpoint
ALTER POLICY staff_lock_shared ON saved_views
  USING ((SELECT actor_kind() = 'staff') AND is_shared)
  WITH CHECK (owner_id = (SELECT actor_id()));
--> statement-breakpoint
ALTER POLICY own ON saved_view_defaults USING ((SELECT actor_kind() = 'system') OR user_id = (SELECT actor_id()));
--> statement-breakpoint
ALTER POLICY own ON undo_secrets USING ((SELECT actor_kind() = 'system') OR removed_by = (SELECT actor_id()));
