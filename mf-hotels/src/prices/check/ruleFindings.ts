import { addDays, type Offer, type PricePeriod, type SpecialPrice } from '@itinera/shared/contracts';
import { formatDay, someOf } from '@itinera/shared/format';
import { overlapsOf } from '../offers/overlapOf';
import type { Finding } from './finding';

/** Last day on which a stay within both windows can be booked. */
const lastDayOf = ({ stay_to, booking_to }: Pick<Offer, 'stay_to' | 'booking_to'>): string =>
  stay_to < booking_to ? stay_to : booking_to;

const at = (id: string, text: string): Finding => ({ text, dialog: 'offers', presets: { entry: id } });

/** Active offers that can no longer apply. */
export const expired = (offers: readonly Offer[], today: string): Finding[] =>
  offers
    .filter((offer) => offer.is_active && lastDayOf(offer) < today)
    .map((offer) => at(offer.id, `${offer.name}, until ${formatDay(lastDayOf(offer))}`));

/** Pairs of offers of one type for the same stays, of which only one is applied. */
export const overlapping = (offers: readonly Offer[], today: string): Finding[] => {
  const current = offers.filter((offer) => lastDayOf(offer) >= today);
  return current.flatMap((offer, place) => {
    const others = overlapsOf(offer, current.slice(place)).map(({ name }) => name);
    return others.length === 0 ? [] : [at(offer.id, `‘${offer.name}’ with ${someOf(others)}`)];
  });
};

/** First of some nights that is in no period; undefined if all are in one. */
function firstOutside(from: string, to: string, periods: readonly PricePeriod[]): string | undefined {
  let night = from;
  const sorted = periods.toSorted((one, other) => (one.start_period < other.start_period ? -1 : 1));
  for (const { start_period, end_period } of sorted)
    if (start_period <= night && night <= end_period) night = addDays(end_period, 1);
  return night <= to ? night : undefined;
}

/** Active special prices with nights that are in no period. */
export const outsidePeriods = (
  specials: readonly SpecialPrice[],
  periods: readonly PricePeriod[],
  today: string,
): Finding[] =>
  specials
    .filter((special) => special.is_active && lastDayOf(special) >= today)
    .flatMap(({ id, name, stay_from, stay_to }) => {
      const night = firstOutside(stay_from, stay_to, periods);
      return night === undefined
        ? []
        : [
            {
              text: `${name}, from ${formatDay(night)}`,
              dialog: 'special-prices' as const,
              presets: { entry: id },
            },
          ];
    });
