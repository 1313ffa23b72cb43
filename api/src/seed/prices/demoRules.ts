import { offers, specialPrices, stopSales } from '@itinera/shared/contracts';
import { derivedFraction, derivedId } from '../derivedId';

const stamp = '2026-10-06T09:00:00.000Z';
const stamps = { created_at: stamp, updated_at: stamp };
/** The offer that each grid has. */
export const earlyBooking = 'Early booking';
export const bookedEarly = { booking_from: '2026-10-01', booking_to: '2027-01-31' };
export const summer = { stay_from: '2027-05-01', stay_to: '2027-10-31' };

export interface RuledGrid {
  key: string;
  owner: { hotel_id: string; dmc_id: string };
  roomIds: string[];
}

/** The rules of the demo's partners beside prices: each grid has some of them. */
export function demoRules({ key, owner, roomIds }: RuledGrid) {
  const has = (what: string, share: number) => derivedFraction(`${key} ${what}`) < share;
  const named = (what: string) => ({ id: derivedId(`${key} ${what}`), ...owner, ...stamps });
  const offer = (name: string, more: object) => ({
    ...offers.defaults,
    ...named(name),
    name,
    ...summer,
    ...more,
  });
  const [room = null] = roomIds.toReversed();
  return {
    offers: [
      offer(earlyBooking, {
        value_type: 'percent',
        value_bp: has('generous', 0.5) ? 1500 : 1000,
        ...bookedEarly,
        combinable: true,
      }),
      ...(has('free night', 0.5)
        ? [
            offer('Stay 7, pay 6', {
              type: 'stay_pay',
              stay_rule: 'whole',
              stay_nights: 7,
              pay_nights: 6,
              min_nights: 7,
              booking_from: '2026-10-01',
              booking_to: '2027-05-31',
            }),
          ]
        : []),
      ...(has('long stay', 0.4)
        ? [
            offer('Long stay', {
              type: 'long_stay',
              value_type: 'percent',
              value_bp: 500,
              min_nights: 14,
              booking_from: '2026-10-01',
              booking_to: '2027-10-31',
              combinable: true,
            }),
          ]
        : []),
    ],
    specials: has('special', 0.3)
      ? [
          {
            ...specialPrices.defaults,
            ...named('special'),
            name: 'Spring opening',
            room_type_id: roomIds[0] ?? null,
            boarding_type_id: null,
            adult: 2,
            children: 0,
            stay_from: '2027-05-01',
            stay_to: '2027-05-14',
            booking_from: '2026-10-01',
            booking_to: '2027-03-31',
            min_nights: 3,
            price_minor: 6900,
            is_free: false,
          },
        ]
      : [],
    stops: has('stop', 0.5)
      ? [
          {
            ...stopSales.defaults,
            ...named('stop'),
            room_type_id: room,
            boarding_type_id: null,
            start_date: '2027-08-09',
            end_date: '2027-08-15',
            reason: 'Fully booked',
          },
        ]
      : [],
    blocked: has('blocked', 0.3)
      ? [
          {
            ...named('blocked'),
            room_type_id: null,
            start_date: '2026-12-31',
            end_date: '2027-01-01',
            weekdays: [],
            reason: 'New Year’s Eve is stayed over',
            is_active: true,
          },
        ]
      : [],
  };
}
