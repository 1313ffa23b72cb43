import * as fc from 'fast-check';
import type { BookOffer } from '../book';
import { amount, boarding, boardings, mostly, orNull, range, room, rooms } from './parts';

const twoDays = range(-20, 40, 90);
const booked = range(-130, -40, 140);

export const anyOffer = fc
  .record({
    name: fc.constantFrom('Early', 'Long', 'Late', 'Free night', 'Discount'),
    type: fc.constantFrom('early_booking', 'last_minute', 'long_stay', 'stay_pay', 'discount'),
    isPercent: fc.boolean(),
    value: fc.integer({ min: 1, max: 4000 }),
    booked,
    stay: twoDays,
    stay_rule: fc.constantFrom('night', 'night', 'arrival', 'whole'),
    min_nights: fc.integer({ min: 1, max: 4 }),
    max_nights: fc.constantFrom(null, null, 9),
    arrival_weekdays: fc.constantFrom<number[]>([], [], [], [1, 3, 6]),
    room_type_ids: fc.constantFrom<string[]>([], [], [rooms[0]]),
    boarding_type_ids: fc.constantFrom<string[]>([], [], [boardings[1], boardings[2]]),
    pay_nights: fc.integer({ min: 1, max: 4 }),
    free: fc.integer({ min: 1, max: 2 }),
    repeat: fc.boolean(),
    free_night: fc.constantFrom('cheapest', 'last', 'first'),
    combinable: mostly(true),
    priority: fc.constantFrom(100, 100, 50),
    is_active: mostly(true),
  })
  .map(
    ({
      isPercent,
      value,
      booked: [booking_from, booking_to],
      stay: [stay_from, stay_to],
      pay_nights,
      free,
      ...offer
    }) => {
      const isFree = offer.type === 'stay_pay';
      return {
        ...offer,
        booking_from,
        booking_to,
        stay_from,
        stay_to,
        min_nights: offer.type === 'long_stay' ? offer.min_nights + 2 : offer.min_nights,
        value_type: isFree ? null : isPercent ? 'percent' : 'amount_per_night',
        value_bp: !isFree && isPercent ? value : null,
        value_minor: !isFree && !isPercent ? value : null,
        days_before_min: offer.type === 'early_booking' ? 20 : null,
        days_before_max: offer.type === 'last_minute' ? 60 : null,
        stay_nights: isFree ? pay_nights + free : null,
        pay_nights: isFree ? pay_nights : null,
      } satisfies Omit<BookOffer, 'id'>;
    },
  );

export const special = fc
  .record({
    room_type_id: orNull(room),
    boarding_type_id: orNull(boarding),
    adult: fc.constantFrom(null, null, 2),
    children: fc.constantFrom(null, null, 0),
    stay: twoDays,
    booked,
    min_nights: fc.constantFrom(1, 1, 3),
    price_minor: amount,
    combinable: fc.boolean(),
    is_active: mostly(true),
  })
  .map(({ stay: [stay_from, stay_to], booked: [booking_from, booking_to], ...more }) => ({
    ...more,
    stay_from,
    stay_to,
    booking_from,
    booking_to,
  }));

export const stop = fc
  .record({
    room_type_id: orNull(room),
    boarding_type_id: orNull(boarding),
    days: range(0, 60, 4),
    weekdays: fc.constantFrom<number[]>([], [], [6], [1, 2, 3, 4, 5]),
    applies_to: fc.constantFrom('stay', 'arrival'),
    is_active: mostly(true),
  })
  .map(({ days: [start_date, end_date], ...more }) => ({ ...more, start_date, end_date }));

export const blocked = fc
  .record({
    room_type_id: orNull(room),
    days: range(0, 60, 10),
    weekdays: fc.constantFrom<number[]>([], [2], [5, 6, 7]),
    is_active: mostly(true),
  })
  .map(({ days: [start_date, end_date], ...more }) => ({ ...more, start_date, end_date }));
