import { describe, expect, test } from '@jest/globals';
import { doubtInWords, doubtsOf } from './doubts';
import type { GuestKind } from './party';

const stay = (more: object = {}) => ({
  check_in: '2027-06-01',
  check_out: '2027-06-08',
  rooms: 1,
  adults: 2,
  child_ages: [8],
  children: 1,
  infants: 0,
  ...more,
});
const born = (birthday: string, pax_type: GuestKind = 'adult') => ({
  birthday,
  pax_type,
  name: 'Anna Ozola',
});
const parents = [born('1990-01-01'), born('1991-01-01')];
const ofEight = born('2019-03-01', 'child');
const words = (hotels: ReturnType<typeof stay>[], travellers: ReturnType<typeof born>[]) =>
  doubtsOf({ hotels, travellers }, 'check_in').map(doubtInWords);

describe('before a booking is confirmed', () => {
  test('no doubts if all guests are named, with the ages that were priced', () => {
    expect(words([stay()], [...parents, ofEight])).toEqual([]);
    expect(
      words([stay({ rooms: 1 }), stay({ child_ages: [], children: 0 })], [...parents, ...parents, ofEight]),
    ).toEqual([]);
    expect(words([], parents)).toEqual([]);
  });

  test('names the guests that are missing', () => {
    expect(words([stay({ rooms: 2 })], parents)).toEqual(['Not named yet: 2 adults, 2 children.']);
  });

  test('reports more named guests than the stays have places', () => {
    expect(words([stay({ child_ages: [], children: 0 })], [...parents, ofEight])).toEqual([
      '3 travelers are named, and the stays are for 2 guests. Edit the stays, or remove who does not travel.',
    ]);
  });

  test('reports a stay that is priced for other ages, also with a birthday during the stays', () => {
    const ofFive = born('2022-03-01', 'child');
    const later = stay({ check_in: '2027-06-08', check_out: '2027-06-15' });
    expect(words([stay()], [...parents, ofFive])).toEqual([
      'The stay from 01.06.2027 is priced for children aged 8; those named here will be 5. Edit the stay to price it again.',
    ]);
    expect(words([stay(), later], [...parents, born('2018-06-05', 'child')])).toEqual([
      'The stay from 08.06.2027 is priced for children aged 8; those named here will be 9. Edit the stay to price it again.',
    ]);
  });

  test('reports a child in the place of an adult', () => {
    expect(words([stay({ child_ages: [], children: 0 })], [born('1990-01-01'), ofEight])).toEqual([
      'The stays are for 2 adults; who is named is 1 adult, 1 child. Edit the stays to price them again.',
    ]);
  });

  test('reports a stay on request without the confirmation of its hotel', () => {
    const alone = stay({ child_ages: [], children: 0, on_request: true, confirmation_number: null });
    expect(words([alone], parents)).toEqual([
      'The hotel has not confirmed the stay from 01.06.2027 yet. Enter its confirmation number.',
    ]);
    expect(words([stay({ ...alone, confirmation_number: 'H1' })], parents)).toEqual([]);
  });

  test('reports a person born after the check-in', () => {
    expect(
      words([stay({ child_ages: [], children: 0 })], [born('1990-01-01'), born('2027-06-02')]),
    ).toContain('Anna Ozola is born after the check-in. Check the birthday.');
  });
});
