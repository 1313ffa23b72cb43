import { plural } from '@itinera/shared/format';

/** When a partner is paid, from the days of the contract: negative ones count from check-out. */
export function paymentTerms(days: number): string {
  if (days === 0) return 'Payable on the day of check-in';
  return days > 0
    ? `Payable ${plural(days, 'day')} before check-in`
    : `Payable ${plural(-days, 'day')} after check-out`;
}
