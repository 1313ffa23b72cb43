import { defaultTimeZone } from '@itinera/shared/contracts';
import type { settingsTable, staffSettingsTable } from './settings.table';

/** The id of the single row of both tables. */
export const settingsId = '00000000-0000-4000-8000-000000000001';

const updated_at = '2026-01-01T00:00:00.000Z';

/** Defaults until the first change, which creates the rows. */
export const initialSettings: typeof settingsTable.$inferSelect = {
  id: settingsId,
  default_child_age: { from: 2, to: 11 },
  child_age_reference: 'check_in',
  time_zone: defaultTimeZone,
  updated_at,
};

export const initialStaffSettings: typeof staffSettingsTable.$inferSelect = {
  id: settingsId,
  company_name: 'Itinera',
  default_locale: 'en',
  sale_currency: 'EUR',
  page_size: 25,
  default_markup_bp: 0,
  sale_rounding: 0,
  deposit_bp: 3000,
  deposit_days: 3,
  balance_days: 14,
  hold_hours: 48,
  booking_ref_prefix: 'BE',
  exchange_rates: [],
  overdue_grace_days: 0,
  customer_terms_days: 0,
  customer_terms_margin_bp: 0,
  combined_terms: 'each',
  passport_months: 6,
  staff_second_factor: false,
  updated_at,
};
