import type { Passengers, Rejection } from '@itinera/shared/contracts';

/** How the hotel counts the requested children: `aged 1: infant, free · aged 8: child of band 2`. */
export const youngInWords = ({ young }: Passengers): string =>
  young
    .map(({ age, counted_as, band }) => {
      if (counted_as === 'infant') return `aged ${age}: infant, free`;
      return counted_as === 'adult' ? `aged ${age}: counts as an adult` : `aged ${age}: child, band ${band}`;
    })
    .join(' · ');

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
