import { describe, expect, test } from '@jest/globals';
import type { StayCharge } from '@itinera/shared/contracts';
import { chargeRuleInWords, paidAtHotelInWords, stayChargeInWords } from './chargesWords';

/** Without no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const tax: StayCharge = {
  charge_id: 'a',
  kind: 'tax',
  name: null,
  basis: 'person_night',
  unit_minor: 200,
  amount_minor: 2_800,
  currency: 'EUR',
  is_included: false,
  is_refundable: false,
};
const deposit: StayCharge = {
  ...tax,
  kind: 'deposit',
  basis: 'room_stay',
  unit_minor: 10_000,
  amount_minor: 10_000,
  is_refundable: true,
};
const spa: StayCharge = {
  ...tax,
  kind: 'other',
  name: 'Spa access',
  basis: 'person_stay',
  is_included: true,
};

test.each<[StayCharge, string, string]>([
  [
    tax,
    'City tax 2,00 EUR per person and night, paid at the hotel: 28,00 EUR',
    'Городской налог 2,00 EUR с человека за ночь, оплачивается в отеле: 28,00 EUR',
  ],
  [
    deposit,
    'Deposit 100,00 EUR per room, paid at the hotel and refunded at check-out: 100,00 EUR',
    'Депозит 100,00 EUR за номер, вносится в отеле, возвращается при выезде: 100,00 EUR',
  ],
  [
    spa,
    'Spa access 2,00 EUR per person, included in the price',
    'Spa access 2,00 EUR с человека, входит в стоимость',
  ],
])('%j is said in both languages', (charge, english, russian) => {
  expect(plain(stayChargeInWords(charge))).toBe(english);
  expect(plain(stayChargeInWords(charge, 'ru'))).toBe(russian);
});

describe('what is paid at the hotel', () => {
  const sums = [
    { currency: 'EUR', amount_minor: 2_800 },
    { currency: 'JPY', amount_minor: 1_500 },
  ];

  test('is one sum per currency, then the deposit, then what is included', () => {
    const all = { sums, deposits: [deposit], included: [spa, { ...tax, kind: 'resort_fee' as const }] };
    expect(paidAtHotelInWords(all).map(plain)).toEqual([
      'To pay at the hotel: 28,00 EUR + 1 500 JPY; deposit 100,00 EUR, refunded at check-out',
      'Included in the price: Spa access, resort fee',
    ]);
    expect(plain(paidAtHotelInWords(all, 'ru')[0] ?? '')).toBe(
      'Оплата в отеле: 28,00 EUR + 1 500 JPY; депозит 100,00 EUR, возвращается при выезде',
    );
  });

  test('is a deposit alone that is kept, or nothing', () => {
    const kept = { ...deposit, is_refundable: false };
    expect(paidAtHotelInWords({ sums: [], deposits: [kept], included: [] }).map(plain)).toEqual([
      'To pay at the hotel: deposit 100,00 EUR',
    ]);
    expect(paidAtHotelInWords({ sums: [], deposits: [], included: [] })).toEqual([]);
  });
});

test('a rule names its amount, its limits and its days', () => {
  const rule = {
    kind: 'tax' as const,
    name: null,
    basis: 'person_night' as const,
    amount_minor: 250,
    currency: 'KWD',
    free_below_age: 6,
    max_nights: 7,
    stay_from: '2027-05-01',
    stay_to: null,
    is_included: true,
    is_refundable: false,
    is_active: true,
  };
  expect(chargeRuleInWords(rule).map(plain)).toEqual([
    '0,250 KWD per person and night',
    'free below 6 years',
    'at most 7 nights',
    'included in the price',
    'from 01.05.2027',
  ]);
  const always = { ...rule, free_below_age: null, max_nights: null, stay_from: null, is_included: false };
  expect(chargeRuleInWords(always).map(plain)).toEqual(['0,250 KWD per person and night', 'all year']);
  expect(chargeRuleInWords({ ...always, stay_to: '2027-10-31' })).toContain('until 31.10.2027');
});
