import type { FieldProblems } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import { numbersInOrderProblems } from './inOrder';

const day = 86_400_000;

/** Longest period, in nights. */
const mostNightsOfPeriod = 366;

interface Period {
  start_period?: string | undefined;
  end_period?: string | undefined;
  min_nights?: number | undefined;
  max_nights?: number | null | undefined;
}

/** Refuses a period that is too long. */
function lengthProblems({ start_period = '', end_period = '' }: Period): FieldProblems {
  const nights = (Date.parse(end_period) - Date.parse(start_period)) / day + 1;
  return nights > mostNightsOfPeriod
    ? { end_period: `A period has at most ${mostNightsOfPeriod} nights. Choose an earlier last night.` }
    : {};
}

/** Errors of a single period. */
export const periodProblems = (period: Period): FieldProblems => ({
  ...daysInOrderProblems(period, 'start_period', 'end_period'),
  ...lengthProblems(period),
  ...numbersInOrderProblems(period, 'min_nights', 'max_nights'),
});
