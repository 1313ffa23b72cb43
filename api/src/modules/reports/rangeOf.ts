import { addDays, periodBefore, type Period } from '@itinera/shared/contracts';
import { today } from '../../base/today';

/**
 * The period of a report and the one before. Without days, so many from today on, or the last ones until today if `days` is negative. With
 * only one of them, as many from or until it.
 */
export function rangeOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  days: number,
): { period: Period; before: Period } {
  const length = Math.abs(days) - 1;
  const first =
    from ?? (to === undefined ? (days < 0 ? addDays(today(), -length) : today()) : addDays(to, -length));
  const period = { from: first, to: to ?? addDays(first, length) };
  return { period, before: periodBefore(period) };
}
