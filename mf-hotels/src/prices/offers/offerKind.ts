import { plural, someOf } from '@itinera/shared/format';
import type { offers } from '@itinera/shared/contracts';
import { today } from '@itinera/shared/state';
import { formatDays, formatWeekdays } from '../rules/days';
import type { RuleKind } from '../rules/ruleKind';
import { namesOf } from '../rules/typeNames';
import { OfferFields } from './OfferFields';
import { formatReduction, offerWords, typeLabels } from './offerWords';
import { overlapsOf } from './overlapOf';

export const offerKind: RuleKind<typeof offers> = {
  title: 'Offers',
  words: offerWords,
  Fields: OfferFields,
  whenEmpty: 'None. An offer reduces the prices of some stays.',
  start: () => ({ booking_from: today(), value_type: 'percent' }),
  beside: ({ currency }) => ({ currency }),
  nameOf: ({ name }) => name,
  factsOf: (offer, { rooms, boardings, currency }) => [
    [
      typeLabels[offer.type],
      formatReduction(offer, currency),
      offer.min_nights > 1 && `from ${plural(offer.min_nights, 'night')}`,
      offer.max_nights !== null && `up to ${plural(offer.max_nights, 'night')}`,
      offer.days_before_min !== null && `booked at least ${plural(offer.days_before_min, 'day')} before`,
      offer.days_before_max !== null && `booked at most ${plural(offer.days_before_max, 'day')} before`,
      offer.arrival_weekdays.length > 0 && `arrival ${formatWeekdays(offer.arrival_weekdays)}`,
      offer.combinable && 'together with others',
      !offer.is_active && 'inactive',
    ]
      .filter(Boolean)
      .join(' · '),
    `Nights ${formatDays(offer.stay_from, offer.stay_to)}, booked ${formatDays(offer.booking_from, offer.booking_to)}`,
    ...namesOf(offer.room_type_ids, rooms),
    ...namesOf(offer.boarding_type_ids, boardings),
  ],
  warningOf: (offer, all) => {
    const others = overlapsOf(offer, all).map(({ name }) => name);
    return others.length === 0
      ? undefined
      : `Overlaps with ${someOf(others)}. A stay gets one offer of each type: the one that makes it cheapest.`;
  },
  lastDayOf: ({ stay_to, booking_to }) => (stay_to < booking_to ? stay_to : booking_to),
};
