import * as z from '@itinera/shared/schema';
import { daysInOrder } from '../daysInOrder';
import { day, integer, optional, text } from '../fields';
import { pricePeriods, type PricePeriod } from './periods';

type Days = Pick<PricePeriod, 'start_period' | 'end_period'>;

const shown = (date: string): string => date.split('-').toReversed().join('.');
const called = ({ start_period, end_period }: Days): string => `${shown(start_period)}–${shown(end_period)}`;

/** First of the periods that shares nights with these days. */
const overlapOf = <P extends Days>(
  periods: readonly P[],
  { start_period, end_period }: Days,
): P | undefined =>
  periods.find((other) => other.start_period <= end_period && start_period <= other.end_period);

/** Requires the days of a period to be in order, and not to overlap other periods of the same hotel and partner. */
function withoutOverlap<T extends z.ZodMiniType<Days>>(input: T, others: readonly Days[]): T {
  const startsIn = (days: Days) => overlapOf(others, { ...days, end_period: days.start_period });
  const overlaps = (days: Days) =>
    days.start_period <= days.end_period && !startsIn(days) ? overlapOf(others, days) : undefined;
  const advice = (other: Days | undefined, what: string): string =>
    other ? `${called(other)} is another period. Choose ${what}.` : '';
  return daysInOrder(input, 'start_period', 'end_period').check(
    z.refine((days: Days) => !startsIn(days), {
      path: ['start_period'],
      error: ({ input: days }) => advice(startsIn(days as Days), 'a night that is in none'),
    }),
    z.refine((days: Days) => !overlaps(days), {
      path: ['end_period'],
      error: ({ input: days }) => advice(overlaps(days as Days), 'an earlier last night'),
    }),
  ) as T;
}

/** Schema of a period in its form, given the other ones of the hotel and partner. */
export const periodAmong = (others: readonly Days[]) => withoutOverlap(pricePeriods.createInput, others);

const periodCopy = z.strictObject({
  start_period: day,
  end_period: day,
  name: optional(text(80)),
  change_bp: integer(-9_900, 100_000),
  /** Prices of the copy are multiples of so many minor units; absent means 1. */
  round_to: z.optional(integer(1, 100_000)),
});
export type PeriodCopy = z.infer<typeof periodCopy>;

/** Schema of a copy of a period: its nights, the change of its prices in basis points, and their rounding. */
export const periodCopyAmong = (others: readonly Days[]) => withoutOverlap(periodCopy, others);

/**
 * Path that copies a period with its terms, prices, base prices and boarding supplements, in one transaction. It answers the new period;
 * a batch may shorten the period first, which splits it.
 */
export const copyPeriodPath = (id: string): string => `${pricePeriods.path}/${id}/copy`;

/** Schema of the first night of the second part of a split period. */
export const splitOf = ({ start_period, end_period }: Days) =>
  z.strictObject({
    from: day.check(
      z.refine((from) => start_period < from && from <= end_period, {
        error: `Choose a night after ${shown(start_period)}, until ${shown(end_period)}.`,
      }),
    ),
  });
