import type { Settings } from '@itinera/shared/contracts';

/** Labels of settings in cards, forms and messages. */
export const labels: Record<Exclude<keyof Settings, 'updated_at'>, string> = {
  company_name: 'Company name',
  default_locale: 'Language',
  page_size: 'Rows per page',
  time_zone: 'Time zone',
  sale_currency: 'Currency of sales',
  default_markup_bp: 'Mark-up',
  sale_rounding: 'Round sale prices up to',
  default_child_age: 'Children',
  child_age_reference: 'Ages count on the day of',
  deposit_bp: 'Deposit',
  deposit_days: 'Deposit due after days',
  balance_days: 'Balance due days before departure',
  overdue_grace_days: 'Days of grace before overdue',
  customer_terms_days: 'Customers pay earlier than partners by days',
  customer_terms_margin_bp: 'Margin on cancellation costs',
  combined_terms: 'Cancelling a trip of several parts',
  hold_hours: 'Hours that seats are held',
  booking_ref_prefix: 'Prefix of references',
  passport_months: 'Months that a passport lasts after return',
  staff_second_factor: 'Staff must use a second factor',
  exchange_rates: 'Exchange rates',
};
