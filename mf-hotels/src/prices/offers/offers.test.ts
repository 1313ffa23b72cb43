import { describe, expect, test } from '@jest/globals';
import { offers, type Offer } from '@itinera/shared/contracts';
import { overlapsOf } from './overlapOf';
import { previewOf } from './previewOf';

const offer = (more: Partial<Offer>): Offer => ({
  id: 'one',
  hotel_id: 'hotel',
  dmc_id: 'partner',
  name: 'Offer',
  booking_from: '2030-11-01',
  booking_to: '2031-03-31',
  stay_from: '2031-05-01',
  stay_to: '2031-10-31',
  created_at: '',
  updated_at: '',
  type: 'early_booking',
  value_type: 'percent',
  value_bp: 1500,
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
  ...more,
});

const free = { type: 'stay_pay', value_type: null, value_bp: null, stay_nights: 7, pay_nights: 6 } as const;

describe('an example stay', () => {
  test.each<[string, Partial<Offer>, object]>([
    [
      'begins with the window',
      {},
      { check_in: '2031-05-01', nights: 7, gross_minor: 70_000, net_minor: 59_500 },
    ],
    [
      'has one night free, the latest of those that cost the same',
      { ...free, stay_rule: 'whole' },
      { net_minor: 60_000, free: ['2031-05-07'] },
    ],
    ['is as long as the offer asks for', { type: 'long_stay', min_nights: 14 }, { nights: 14 }],
    ['is no longer than the offer allows', { max_nights: 3 }, { nights: 3 }],
    ['arrives on a weekday of the offer', { arrival_weekdays: [6] }, { check_in: '2031-05-03' }],
    ['is booked late enough', { type: 'last_minute', days_before_max: 60 }, { net_minor: 59_500 }],
    ['is booked early enough', { days_before_min: 120 }, { net_minor: 59_500 }],
    ['is of a room of the offer', { room_type_ids: ['suite'], is_active: false }, { net_minor: 59_500 }],
    [
      'costs less each night',
      { value_type: 'amount_per_night', value_bp: null, value_minor: 500 },
      { net_minor: 66_500 },
    ],
  ])('%s', (_, more, expected) => expect(previewOf(offer(more))).toMatchObject(expected));

  test.each<[string, Partial<Offer>]>([
    ['the window is too short for the free night', { ...free, stay_rule: 'whole', stay_to: '2031-05-03' }],
    ['it is booked too early to be the last minute', { type: 'last_minute', days_before_max: 7 }],
  ])('is not reduced when %s', (_, more) => expect(previewOf(offer(more))).toBeUndefined());

  test('needs only the defaults of the contract', () => {
    expect(Object.keys(offer({}))).toEqual(expect.arrayContaining(Object.keys(offers.defaults)));
  });
});

describe('another offer', () => {
  test.each<[string, Partial<Offer>, boolean]>([
    ['of the same type and windows', {}, true],
    ['of another type', { type: 'discount' }, false],
    ['that is not active', { is_active: false }, false],
    ['booked from the last day on', { booking_from: '2031-03-31', booking_to: '2031-04-30' }, true],
    ['booked later', { booking_from: '2031-04-01', booking_to: '2031-04-30' }, false],
    ['for nights before', { stay_from: '2031-04-01', stay_to: '2031-04-30' }, false],
    ['of another room', { room_type_ids: ['suite'] }, false],
    ['of the same room', { room_type_ids: ['double', 'suite'] }, true],
    ['of some boarding', { boarding_type_ids: ['half'] }, true],
  ])('%s', (_, more, overlaps) => {
    const one = offer({ room_type_ids: ['double'] });
    expect(overlapsOf(one, [one, offer({ id: 'other', ...more })])).toHaveLength(Number(overlaps));
  });
});
