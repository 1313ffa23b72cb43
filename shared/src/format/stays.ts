import { addDays, type Blocker } from '@itinera/shared/contracts';
import { formatDay } from './dates';
import { plural } from './plural';

/** Such as `01.06.2027–03.06.2027, 07.06.2027`. */
export function daysInWords(days: readonly string[]): string {
  const ranges: [first: string, last: string][] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    if (range && addDays(range[1], 1) === day) range[1] = day;
    else ranges.push([day, day]);
  }
  return ranges
    .map(([first, last]) => (first === last ? formatDay(first) : `${formatDay(first)}–${formatDay(last)}`))
    .join(', ');
}

/** Such as `2 adults, 1 child`. */
export const guestsInWords = ({ adults, children }: { adults: number; children: number }): string =>
  [plural(adults, 'adult'), ...(children > 0 ? [plural(children, 'child', 'children')] : [])].join(', ');

interface Limits {
  min_nights: number | null;
  max_nights: number | null;
  release_days?: number;
}

/**
 * Why a stay can't be sold. `limits` are those of the rule that blocks it, the period of arrival or a length of stay, if known; `guests`
 * are the guests in words, by the hotel's age groups.
 */
export function blockerInWords({ code, days, rule_id }: Blocker, guests: string, limits?: Limits): string {
  const when = daysInWords(days);
  switch (code) {
    case 'no_rate':
      if (days.length > 0) return `No price for ${plural(days.length, 'night')}: ${when}`;
      return rule_id === null
        ? `There is no row for ${guests} with this room and boarding`
        : `The row for ${guests} is switched off`;
    case 'stop_sale':
      return `Stop sale: ${when}`;
    case 'closed_to_arrival':
      return `No arrivals on ${when}`;
    case 'blocked_checkout':
      return `No departures on ${when}`;
    case 'min_stay':
      return `Arrivals on ${when} stay ${limits ? `at least ${plural(limits.min_nights ?? 0, 'night')}` : 'longer'}`;
    case 'max_stay':
      return `Arrivals on ${when} stay ${limits ? `at most ${plural(limits.max_nights ?? 0, 'night')}` : 'for fewer nights'}`;
    case 'too_short':
      return `Stays on ${when} are ${limits ? `at least ${plural(limits.min_nights ?? 0, 'night')}` : 'longer'}`;
    case 'too_long':
      return `Stays on ${when} are ${limits ? `at most ${plural(limits.max_nights ?? 0, 'night')}` : 'shorter'}`;
    case 'release':
      return `Arrivals on ${when} are booked ${limits ? `at least ${plural(limits.release_days ?? 0, 'day')} ahead` : 'further ahead'}`;
    case 'sold_out':
      return `No rooms left: ${when}`;
    case 'hotel_inactive':
      return 'The hotel is not active';
    case 'link_inactive':
      return 'The partner does not offer the hotel: its contract is switched off';
    case 'contract_dates':
      return `Outside of the contract with the partner: ${when}`;
  }
}
