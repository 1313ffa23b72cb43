-- How the company works, one row each. What partners read is a table of its own, so that the database hides the rest from them.
CREATE TABLE settings (
  id uuid PRIMARY KEY,
  default_child_age jsonb NOT NULL,
  child_age_reference text NOT NULL,
  time_zone text NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE staff_settings (
  id uuid PRIMARY KEY,
  company_name text NOT NULL,
  default_locale text NOT NULL,
  sale_currency text NOT NULL,
  page_size integer NOT NULL,
  default_markup_bp integer NOT NULL,
  sale_rounding integer NOT NULL,
  deposit_bp integer NOT NULL,
  deposit_days integer NOT NULL,
  balance_days integer NOT NULL,
  hold_hours integer NOT NULL,
  booking_ref_prefix text NOT NULL,
  exchange_rates jsonb NOT NULL,
  overdue_grace_days integer NOT NULL,
  passport_months integer NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON settings, staff_settings TO itinera_app;
