import type { CopyForm } from '@itinera/shared/contracts';
import { copiedCells, type Copied, type PricesOf } from './copiedCells';
import { daysOfPeriod } from './counterparts';

/** Copies as the form says: the prices of one period to another, or those of all periods to the same days of this or another year. */
export function copyBetween(
  from: PricesOf,
  to: PricesOf,
  { source, from_period_id, to_period_id, years, change_bp: changeBp, overwrites }: CopyForm,
): Copied {
  if (source === 'period') {
    const cells = from.cells.filter(({ period_id }) => period_id === from_period_id);
    return copiedCells({ ...from, cells }, to, {
      periodTo: () => to_period_id ?? undefined,
      changeBp,
      overwrites,
    });
  }
  const periods = new Map(to.periods.map((period) => [daysOfPeriod(period), period.id]));
  return copiedCells(from, to, {
    periodTo: (period) => periods.get(daysOfPeriod(period, Number(years))),
    changeBp,
    overwrites,
  });
}
