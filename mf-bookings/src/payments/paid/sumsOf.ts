import type { Payment } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import { paidFields, type PaidField } from './paidFields';

/** Sum of payments for a supplier by currency, such as `1 250,00 EUR, 300,00 USD`. */
export function sumsOf(chosen: readonly Payment[], field: PaidField): string {
  const sums = new Map<string, number>();
  for (const payment of chosen)
    sums.set(payment.currency, (sums.get(payment.currency) ?? 0) + payment[paidFields[field].net]);
  return [...sums].map(([currency, minor]) => formatMoney(minor, currency)).join(', ');
}
