import { nightsBetween, type CostStage } from '@itinera/shared/contracts';
import { formatInstantIn, formatMoney } from '@itinera/shared/format';
import { costAt } from '@itinera/shared/pricing';
import { daysInWords, soonDays } from '../../urgency';

interface Terms {
  currency: string;
  /** Of the hotel. */
  time_zone: string;
}

interface CostNow {
  words: string;
  /** `ending`: free, but not for long. */
  is: 'free' | 'ending' | 'charged';
}

/** `12.05.2027 18:00` as a day. */
const dayOf = (shown: string): string => shown.slice(0, 10).split('.').toReversed().join('-');

/** What cancelling costs now: `Free cancellation until 12.05.2027 18:00`, `Cancelling costs 240,00 EUR`. */
export function costNow(
  stages: readonly CostStage[],
  { currency, time_zone }: Terms,
  now = new Date(),
): CostNow {
  const { now_minor, next } = costAt(stages, now.toISOString());
  if (now_minor !== 0)
    return { words: `Cancelling costs ${formatMoney(now_minor, currency)}`, is: 'charged' };
  if (!next) return { words: 'Free cancellation', is: 'free' };
  const end = formatInstantIn(next.from, time_zone);
  const days = nightsBetween(dayOf(formatInstantIn(now.toISOString(), time_zone)), dayOf(end));
  const words = `Free cancellation until ${end}`;
  return days > soonDays ? { words, is: 'free' } : { words: `${words}, ${daysInWords(days)}`, is: 'ending' };
}
