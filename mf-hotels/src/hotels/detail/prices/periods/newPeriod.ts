import type { PricePeriod } from '@itinera/shared/contracts';
import { plusDays } from '@itinera/shared/format';
import type { Gap } from './withGaps';

/** The days that the form of a new period begins with: those of a gap, or the night after the last period. */
export function newPeriod(periods: readonly PricePeriod[], gap: Gap | undefined): Partial<Gap> {
  if (gap) return gap;
  const last = periods
    .map(({ end_period }) => end_period)
    .toSorted()
    .at(-1);
  return last === undefined ? {} : { start_period: plusDays(last, 1) };
}
