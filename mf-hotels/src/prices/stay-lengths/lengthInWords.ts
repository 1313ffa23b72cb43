import type { StayLength } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { formatWeekdays } from '../rules/days';

/** Such as `3 to 7 nights`, `at least 3 nights`. */
function nightsInWords({ min_nights, max_nights }: Pick<StayLength, 'min_nights' | 'max_nights'>): string {
  if (min_nights === null) return `at most ${plural(max_nights ?? 0, 'night')}`;
  if (max_nights === null) return `at least ${plural(min_nights, 'night')}`;
  return min_nights === max_nights
    ? `exactly ${plural(min_nights, 'night')}`
    : `${min_nights} to ${plural(max_nights, 'night')}`;
}

/** Such as `Arrivals on Fri, Sat stay at least 3 nights`. */
export function lengthInWords(
  rule: Pick<StayLength, 'applies_to' | 'weekdays' | 'min_nights' | 'max_nights'>,
) {
  const on = rule.weekdays.length === 0 ? '' : ` on ${formatWeekdays(rule.weekdays)}`;
  const which =
    rule.applies_to === 'arrival'
      ? `Arrivals${on}`
      : rule.weekdays.length === 0
        ? 'Stays over these days'
        : `Stays with a night${on}`;
  return `${which}: ${nightsInWords(rule)}`;
}
