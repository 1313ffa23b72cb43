import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { day, flag, id, integer, money, oneOf, queryFlag, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';
import { currencyOfAmounts } from './currencyOfAmounts';
import { offerProblems } from './offerProblems';
import { offerType } from './offerType';
import { mostNightsOfStay } from './periods';
import { weekdays } from './weekdays';

const valueType = oneOf(['percent', 'amount_per_night']);
const stayRule = oneOf(['night', 'arrival', 'whole']);
const freeNight = oneOf(['cheapest', 'last', 'first']);

const nights = z.nullable(integer(1, mostNightsOfStay));
const freeNights = z.nullable(integer(1, 30));
const days = z.nullable(integer(0, 1000));
const ids = z.array(id).check(z.maxLength(50, { error: 'Choose at most 50.' }));

const fields = {
  hotel_id: id,
  dmc_id: id,
  type: offerType,
  /** Of all types but `stay_pay`: `value_bp` basis points, or `value_minor` off each night. */
  value_type: z.nullable(valueType),
  value_bp: z.nullable(integer(1, 10_000)),
  value_minor: z.nullable(money.check(z.gte(1, { error: 'Enter an amount above 0.' }))),
  booking_from: day,
  booking_to: day,
  /** Days between booking and check-in: at least (early booking), at most (last minute). */
  days_before_min: days,
  days_before_max: days,
  stay_from: day,
  stay_to: day,
  /**
   * `night`: only nights inside the window are reduced; `arrival`: all, if the check-in is inside; `whole`: all, if
   * every night is inside.
   */
  stay_rule: stayRule,
  min_nights: integer(1, mostNightsOfStay),
  max_nights: nights,
  /** Empty means any. */
  arrival_weekdays: weekdays,
  /** Of `stay_pay`: stay 7 and pay 6; with `repeat`: stay 14 and pay 12. */
  stay_nights: freeNights,
  pay_nights: freeNights,
  repeat: flag,
  free_night: freeNight,
  /** Empty means all. */
  room_type_ids: ids,
  boarding_type_ids: ids,
  /** Together with other combinable ones. */
  combinable: flag,
  /** Smaller ones are applied first, within their step. */
  priority: integer(0, 100_000),
  is_active: flag,
};

/** A reduction of a partner's prices for a hotel, for bookings and stays within windows; first and last days are included. */
export const offers = collection({
  path: '/api/offers',
  entity: { id, ...fields, name: z.string(), created_at: timestamp, updated_at: timestamp, ...tagged },
  input: { ...fields, name: text(120, 1), currency: currencyOfAmounts },
  create: ['hotel_id', 'dmc_id', 'name', 'booking_from', 'booking_to', 'stay_from', 'stay_to'],
  defaults: {
    type: 'early_booking',
    value_type: null,
    value_bp: null,
    value_minor: null,
    days_before_min: null,
    days_before_max: null,
    stay_rule: 'night',
    min_nights: 1,
    max_nights: null,
    arrival_weekdays: [],
    stay_nights: null,
    pay_nights: null,
    repeat: false,
    free_night: 'cheapest',
    room_type_ids: [],
    boarding_type_ids: [],
    combinable: false,
    priority: 100,
    is_active: true,
  },
  filters: {
    ...withTags,
    hotel_id: z.optional(id),
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['name', 'stay_from', 'stay_to', 'priority'],
  reference: true,
  problemsIn: offerProblems,
});
export type Offer = Entity<typeof offers>;
