import type { CancellationStep } from '@itinera/shared/contracts';
import { convert, rateOf } from '@itinera/shared/pricing';
import { today } from '../../base/today';
import { asCharge, hasAmounts, withAmounts } from '../prices/charges';
import { initialStaffSettings } from '../settings/initialSettings';
import type { ReadSettings } from '../settings/readSettings';

/** Steps of terms with their amounts in another currency, at the rate of today; undefined without a rate. */
export function stepsIn(
  currency: string,
  steps: CancellationStep[],
  from: string,
  { forStaff }: ReadSettings,
): CancellationStep[] | undefined {
  const rules = { steps, no_show: null };
  if (from === currency || !hasAmounts(rules)) return steps;
  const { exchange_rates } = forStaff ?? initialStaffSettings;
  const rate = rateOf(exchange_rates, from, currency, today());
  return rate && withAmounts(rules, (minor) => asCharge(convert(minor, rate))).steps;
}
