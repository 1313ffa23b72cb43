import { nightsBetween } from '@itinera/shared/contracts';
import type { PriceColumn } from '../model/priceRows';

/** Place of a day among the columns: 1.5 is the middle of the second one. Undefined before the first and after the last one. */
export function placeOfDay(columns: readonly PriceColumn[], day: string): number | undefined {
  const at = columns.findIndex(({ period }) => day <= period.end_period);
  const period = columns[at]?.period;
  if (!period) return undefined;
  if (day < period.start_period) return at === 0 ? undefined : at;
  const { start_period, end_period } = period;
  return at + nightsBetween(start_period, day) / (nightsBetween(start_period, end_period) + 1);
}
