CREATE TABLE "hotel_chains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hotel_chains_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "hotel_classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hotel_classes_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "hotel_format_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"hotel_format_id" uuid NOT NULL,
	CONSTRAINT "hotel_format_names_locale" UNIQUE("hotel_format_id","locale")
);
--> statement-breakpoint
CREATE TABLE "hotel_formats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel_themes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hotel_themes_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "hotel_type_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"hotel_type_id" uuid NOT NULL,
	CONSTRAINT "hotel_type_names_locale" UNIQUE("hotel_type_id","locale")
);
--> statement-breakpoint
CREATE TABLE "hotel_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"iso2" text,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "countries_iso2" UNIQUE("iso2")
);
--> statement-breakpoint
CREATE TABLE "country_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"country_id" uuid NOT NULL,
	CONSTRAINT "country_names_locale" UNIQUE("country_id","locale")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resort_id" uuid NOT NULL,
	"city_id" uuid,
	"name" text NOT NULL,
	"is_city" boolean DEFAULT true NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"region_id" uuid NOT NULL,
	CONSTRAINT "region_names_locale" UNIQUE("region_id","locale")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_id" uuid NOT NULL,
	"name" text NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resort_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"resort_id" uuid NOT NULL,
	CONSTRAINT "resort_names_locale" UNIQUE("resort_id","locale")
);
--> statement-breakpoint
CREATE TABLE "resorts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"region_id" uuid NOT NULL,
	"city_id" uuid,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel_dmcs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" uuid NOT NULL,
	"dmc_id" uuid NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_dmcs_pair" UNIQUE("hotel_id","dmc_id")
);
--> statement-breakpoint
CREATE TABLE "hotel_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "hotel_images_file_name" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "hotel_theme_links" (
	"hotel_id" uuid NOT NULL,
	"hotel_theme_id" uuid NOT NULL,
	CONSTRAINT "hotel_theme_links_hotel_id_hotel_theme_id_pk" PRIMARY KEY("hotel_id","hotel_theme_id")
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place_id" uuid NOT NULL,
	"hotel_class_id" uuid,
	"hotel_type_id" uuid,
	"hotel_format_id" uuid,
	"hotel_chain_id" uuid,
	"stars" numeric(2, 1) DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_bestseller" boolean DEFAULT false NOT NULL,
	"is_visited" boolean DEFAULT false NOT NULL,
	"url_pretty_name" text NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"check_in_time" text DEFAULT '14:00' NOT NULL,
	"check_out_time" text DEFAULT '12:00' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "hotels_url_pretty_name" UNIQUE("url_pretty_name")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"company_name" text,
	"password_hash" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK (role IN ('admin', 'manager', 'operator', 'dmc')),
	CONSTRAINT "users_status" CHECK (status IN ('active', 'pending', 'invited', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3),
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"binding_hash" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamptz(3) NOT NULL,
	"last" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hotel_format_names" ADD CONSTRAINT "hotel_format_names_hotel_format_id_hotel_formats_id_fk" FOREIGN KEY ("hotel_format_id") REFERENCES "public"."hotel_formats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_type_names" ADD CONSTRAINT "hotel_type_names_hotel_type_id_hotel_types_id_fk" FOREIGN KEY ("hotel_type_id") REFERENCES "public"."hotel_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_names" ADD CONSTRAINT "country_names_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_resort_id_resorts_id_fk" FOREIGN KEY ("resort_id") REFERENCES "public"."resorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_names" ADD CONSTRAINT "region_names_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resort_names" ADD CONSTRAINT "resort_names_resort_id_resorts_id_fk" FOREIGN KEY ("resort_id") REFERENCES "public"."resorts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resorts" ADD CONSTRAINT "resorts_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_dmcs" ADD CONSTRAINT "hotel_dmcs_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_dmcs" ADD CONSTRAINT "hotel_dmcs_dmc_id_users_id_fk" FOREIGN KEY ("dmc_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_images" ADD CONSTRAINT "hotel_images_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_theme_links" ADD CONSTRAINT "hotel_theme_links_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_theme_links" ADD CONSTRAINT "hotel_theme_links_hotel_theme_id_hotel_themes_id_fk" FOREIGN KEY ("hotel_theme_id") REFERENCES "public"."hotel_themes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_hotel_class_id_hotel_classes_id_fk" FOREIGN KEY ("hotel_class_id") REFERENCES "public"."hotel_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_hotel_type_id_hotel_types_id_fk" FOREIGN KEY ("hotel_type_id") REFERENCES "public"."hotel_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_hotel_format_id_hotel_formats_id_fk" FOREIGN KEY ("hotel_format_id") REFERENCES "public"."hotel_formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_hotel_chain_id_hotel_chains_id_fk" FOREIGN KEY ("hotel_chain_id") REFERENCES "public"."hotel_chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "places_by_resort" ON "places" USING btree ("resort_id");--> statement-breakpoint
CREATE INDEX "regions_by_country" ON "regions" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "resorts_by_region" ON "resorts" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "hotel_dmcs_by_partner" ON "hotel_dmcs" USING btree ("dmc_id","is_active","hotel_id");--> statement-breakpoint
CREATE INDEX "hotel_images_by_hotel" ON "hotel_images" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "hotel_theme_links_by_theme" ON "hotel_theme_links" USING btree ("hotel_theme_id");--> statement-breakpoint
CREATE INDEX "hotels_by_creation" ON "hotels" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hotels_by_place" ON "hotels" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");