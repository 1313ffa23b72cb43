import { addDays, type Blocker, type Passengers, type Rejection } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';

/** `01.06.2027–03.06.2027, 07.06.2027` */
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

/** `2 adults, 1 child` */
export const guestsInWords = ({ adults, children }: { adults: number; children: number }): string =>
  [plural(adults, 'adult'), ...(children > 0 ? [plural(children, 'child', 'children')] : [])].join(', ');

/** How the hotel counts those who came as children: `aged 1: infant, free · aged 8: child of band 2`. */
export const youngInWords = ({ young }: Passengers): string =>
  young
    .map(({ age, counted_as, band }) => {
      if (counted_as === 'infant') return `aged ${age}: infant, free`;
      return counted_as === 'adult' ? `aged ${age}: counts as an adult` : `aged ${age}: child, band ${band}`;
    })
    .join(' · ');

interface Limits {
  min_nights: number;
  max_nights: number | null;
  release_days: number;
}

/** Why a stay can't be sold. `limits` are those of the period of arrival, `guests` who the hotel counts. */
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
      return `Arrivals on ${when} stay at least ${plural(limits?.min_nights ?? 0, 'night')}`;
    case 'max_stay':
      return `Arrivals on ${when} stay at most ${plural(limits?.max_nights ?? 0, 'night')}`;
    case 'release':
      return `Arrivals on ${when} are booked at least ${plural(limits?.release_days ?? 0, 'day')} ahead`;
    case 'hotel_inactive':
      return 'The hotel is not active';
  }
}

const rejections: Record<Rejection, string> = {
  inactive: 'switched off',
  room: 'not for this room type',
  boarding: 'not for this boarding',
  window: 'not for this date of booking',
  days_before: 'booked too few or too many days before arrival',
  min_nights: 'for longer stays',
  max_nights: 'for shorter stays',
  weekday: 'not for arrivals on this weekday',
  stay: 'not for these nights',
  no_effect: 'does not lower this price',
  worse: 'another offer gives a lower price',
  not_combinable: 'can’t be combined with the offers that together give a lower price',
};

export const rejectionInWords = (reason: Rejection): string => rejections[reason];
