import { dayIn, nightsBetween, type CostStage } from '@itinera/shared/contracts';
import { formatInstantIn, formatMoney } from '@itinera/shared/format';
import { costAt } from '@itinera/shared/pricing';
import { daysInWords, soonDays } from '../../urgency';

interface Terms {
  currency: string;
  /** Of the hotel. */
  time_zone: string;
  /** A draft costs nothing yet, because nothing was requested. */
  isDraft: boolean;
}

interface CostNow {
  words: string;
  /** `ending`: free, but not for long. */
  is: 'free' | 'ending' | 'charged';
}

/** What cancelling costs now: `Free cancellation until 12.05.2027 18:00`, `Cancelling costs 240,00 EUR`. */
export function costNow(
  stages: readonly CostStage[],
  { currency, time_zone, isDraft }: Terms,
  now = new Date(),
): CostNow {
  const { now_minor, next } = costAt(stages, now.toISOString());
  if (now_minor !== 0)
    return {
      words: `${isDraft ? 'Once requested, cancelling' : 'Cancelling'} costs ${formatMoney(now_minor, currency)}`,
      is: 'charged',
    };
  if (!next) return { words: 'Free cancellation', is: 'free' };
  const end = formatInstantIn(next.from, time_zone);
  const days = nightsBetween(dayIn(time_zone, now), dayIn(time_zone, new Date(next.from)));
  const words = `Free cancellation until ${end}`;
  return days > soonDays ? { words, is: 'free' } : { words: `${words}, ${daysInWords(days)}`, is: 'ending' };
}
