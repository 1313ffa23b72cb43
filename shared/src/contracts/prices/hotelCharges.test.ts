import { describe, expect, test } from '@jest/globals';
import { hotelCharges } from './hotelCharges';

const tax = {
  hotel_id: '8d7c4f3e-0000-4000-8000-000000000000',
  kind: 'tax',
  basis: 'person_night',
  amount_minor: 200,
  currency: 'EUR',
};
const refused = (more: object) =>
  hotelCharges.createInput.safeParse({ ...tax, ...more }).error?.issues.map(({ path }) => path.join('.')) ??
  [];

describe('a charge', () => {
  test.each<[string, object]>([
    ['a tax without a name', {}],
    ['limited to ages and nights', { free_below_age: 6, max_nights: 7 }],
    ['of another kind with a name', { kind: 'other', name: 'Parking', basis: 'room_night' }],
    ['a deposit that is refunded', { kind: 'deposit', basis: 'room_stay', is_refundable: true }],
    ['included in the price', { kind: 'resort_fee', is_included: true }],
    ['in one day', { stay_from: '2027-05-01', stay_to: '2027-05-01' }],
    ['from a day on', { stay_from: '2027-05-01', stay_to: '' }],
  ])('may be %s', (_, more) => expect(refused(more)).toEqual([]));

  test.each<[string, object, string[]]>([
    ['of nothing', { amount_minor: 0 }, ['amount_minor']],
    ['of part of a cent', { amount_minor: 1.5 }, ['amount_minor']],
    ['in no currency', { currency: 'XXXX' }, ['currency']],
    ['of another kind without a name', { kind: 'other' }, ['name']],
    ['per room with an age', { basis: 'room_night', free_below_age: 6 }, ['free_below_age']],
    ['per stay with nights', { basis: 'person_stay', max_nights: 7 }, ['max_nights']],
    ['for more nights than a stay has', { max_nights: 61 }, ['max_nights']],
    ['free for adults', { free_below_age: 19 }, ['free_below_age']],
    ['a tax that is refunded', { is_refundable: true }, ['is_refundable']],
    ['a deposit in the price', { kind: 'deposit', basis: 'room_stay', is_included: true }, ['is_included']],
    ['in days that go back', { stay_from: '2027-05-02', stay_to: '2027-05-01' }, ['stay_to']],
  ])('may not be %s', (_, more, fields) => expect(refused(more)).toEqual(fields));
});
