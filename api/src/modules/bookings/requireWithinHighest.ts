import { highestAmount } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import { Problem } from '../../http/problem';

/**
 * Refuses what prices or sums make of a booking above the highest amount, so that nothing is stored that a number can't hold exactly.
 * What was above before may only fall, so that it can be corrected part by part.
 */
export function requireWithinHighest(
  what: string,
  amounts: readonly number[],
  currency: string,
  before = 0,
): void {
  const highest = Math.max(...amounts);
  if (highest <= Math.max(highestAmount, before)) return;
  throw new Problem(
    'rule',
    `${what} would be ${formatMoney(highest, currency)}, and an amount is ${formatMoney(highestAmount, currency)} at most. Check prices and exchange rates, or make several bookings of it.`,
    { params: { amount_minor: highest, most_minor: highestAmount, currency } },
  );
}
