import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChildAge, ExchangeRate } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareOfThings } from '../../db/visibility/ofThings';

/** One row: what the prices of partners depend on. */
export const settingsTable = pgTable('settings', {
  id: id(),
  default_child_age: jsonb().$type<ChildAge>().notNull(),
  child_age_reference: text({ enum: ['check_in', 'check_out'] }).notNull(),
  time_zone: text().notNull(),
  updated_at: createdNow(),
});

declareVisibility(
  settingsTable,
  { kind: 'everybody' },
  { open: ['id', 'default_child_age', 'child_age_reference', 'time_zone', 'updated_at'] },
);

/** One row: a table of its own, so that the database hides it from partners. */
export const staffSettingsTable = pgTable('staff_settings', {
  id: id(),
  company_name: text().notNull(),
  default_locale: text({ enum: ['en', 'ru'] }).notNull(),
  sale_currency: text().notNull(),
  page_size: integer().notNull(),
  default_markup_bp: integer().notNull(),
  sale_rounding: integer().$type<0 | 1 | 5 | 10>().notNull(),
  deposit_bp: integer().notNull(),
  deposit_days: integer().notNull(),
  balance_days: integer().notNull(),
  hold_hours: integer().notNull(),
  booking_ref_prefix: text().notNull(),
  exchange_rates: jsonb().$type<ExchangeRate[]>().notNull(),
  overdue_grace_days: integer().notNull(),
  customer_terms_days: integer().notNull().default(0),
  customer_terms_margin_bp: integer().notNull().default(0),
  combined_terms: text({ enum: ['each', 'strictest'] })
    .notNull()
    .default('each'),
  passport_months: integer().notNull(),
  staff_second_factor: boolean().notNull().default(false),
  updated_at: createdNow(),
});

declareVisibility(
  staffSettingsTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'company_name',
      'default_locale',
      'sale_currency',
      'page_size',
      'sale_rounding',
      'deposit_bp',
      'deposit_days',
      'balance_days',
      'hold_hours',
      'booking_ref_prefix',
      'exchange_rates',
      'overdue_grace_days',
      'updated_at',
    ],
    staff: [
      'default_markup_bp',
      'customer_terms_days',
      'customer_terms_margin_bp',
      'combined_terms',
      'passport_months',
      'staff_second_factor',
    ],
  },
);

declareOfThings(staffSettingsTable, [
  'company_name',
  'sale_currency',
  'booking_ref_prefix',
  'exchange_rates',
]);
