import { addDays, type PricePeriod } from '@itinera/shared/contracts';
import type { Gap } from './withGaps';

/** Initial days of a new period: the given ones, or from the night after the last period. */
export function newPeriod(periods: readonly PricePeriod[], asked: Partial<Gap> | undefined): Partial<Gap> {
  if (asked) return asked;
  const last = periods
    .map(({ end_period }) => end_period)
    .toSorted()
    .at(-1);
  return last === undefined ? {} : { start_period: addDays(last, 1) };
}
