import { addDays, nightsBetween, type PricePeriod } from '@itinera/shared/contracts';

export interface Gap {
  start_period: string;
  end_period: string;
}

export type PeriodOrGap<P> = { period: P } | { gap: Gap };

export const nightsOf = ({ start_period, end_period }: Gap): number =>
  nightsBetween(start_period, end_period) + 1;

/** Periods by date, with the nights between them as gaps. */
export function withGaps<P extends Pick<PricePeriod, 'start_period' | 'end_period'>>(
  periods: readonly P[],
): PeriodOrGap<P>[] {
  const sorted = periods.toSorted((one, other) => (one.start_period < other.start_period ? -1 : 1));
  return sorted.flatMap((period, at) => {
    const next = sorted[at + 1];
    const gap = next && {
      start_period: addDays(period.end_period, 1),
      end_period: addDays(next.start_period, -1),
    };
    return gap && nightsOf(gap) > 0 ? [{ period }, { gap }] : [{ period }];
  });
}
