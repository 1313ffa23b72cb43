import { expect, test } from '@jest/globals';
import { exactRate } from '@itinera/shared/contracts';
import { currencyDigits } from '@itinera/shared/format';
import fc from 'fast-check';
import { convert, rateOf } from '.';

test.each([
  [10_000, 'JPY', '0.006135', 6135, 'EUR'],
  [100_000, 'KWD', '3', 30_000, 'EUR'],
  [10_000, 'EUR', '163', 16_300, 'JPY'],
  [10_000, 'EUR', '0.3333', 33_330, 'KWD'],
  [12_345, 'EUR', '1.081549', 13_352, 'USD'],
  [0, 'EUR', '163', 0, 'JPY'],
])('%d minor units of %s at %s are %d of %s', (amount, from, rate, expected, to) => {
  expect(convert(amount, { from, to, rate })).toBe(expected);
  expect(convert(-amount, { from, to, rate }) + expected).toBe(0);
});

const rates = [
  { from: 'EUR', to: 'VND', rate: '30512', valid_from: '2027-01-01' },
  { from: 'USD', to: 'EUR', rate: '0.9', valid_from: '2027-01-01' },
  { from: 'EUR', to: 'USD', rate: '1.12', valid_from: '2027-02-01' },
  { from: 'USD', to: 'EUR', rate: '0.88', valid_from: '2027-02-01' },
];

test('both directions of a rate follow exactly from one entry', () => {
  const back = rateOf(rates, 'VND', 'EUR', '2027-03-01');
  expect(back).toMatchObject({ from: 'VND', to: 'EUR', rate: '1/30512' });
  expect(back && convert(30_512_000, back)).toBe(100_000);
  expect(rateOf(rates, 'EUR', 'USD', '2027-01-31')?.rate).toBe('1/0.9');
  expect(
    rateOf([{ ...back, from: 'VND', to: 'EUR', rate: '1/30512', valid_from: '' }], 'EUR', 'VND', '2027-03-01')
      ?.rate,
  ).toBe('30512');
});

test('the latest entry applies, in either direction, and of one day the direct one', () => {
  for (const list of [rates, rates.toReversed()]) {
    expect(rateOf(list, 'USD', 'EUR', '2027-02-01')?.rate).toBe('0.88');
    expect(rateOf(list, 'EUR', 'USD', '2027-02-01')?.rate).toBe('1.12');
    expect(rateOf(list.slice(0, 3), 'EUR', 'GBP', '2027-02-01')).toBeUndefined();
  }
  expect(rateOf(rates.slice(0, 3), 'USD', 'EUR', '2027-02-01')?.rate).toBe('1/1.12');
  expect(rateOf(rates, 'VND', 'EUR', '2026-12-31')).toBeUndefined();
});

const currencies = Intl.supportedValuesOf('currency');
const ofDecimals = (decimals: number) => currencies.filter((one) => currencyDigits(one) === decimals);
/** Equal numbers of each, because most currencies have two decimals. */
const currency = fc.oneof(...[0, 2, 3].map((decimals) => fc.constantFrom(...ofDecimals(decimals))));
/** Major units as a fraction of big numbers. */
const unitsOf = (one: string) => 10n ** BigInt(currencyDigits(one));

test('between all currencies, there and back, each conversion loses at most half a minor unit', () => {
  fc.assert(
    fc.property(
      currency,
      currency,
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.bigInt({ min: 1n, max: 10n ** 18n }),
      fc.integer({ min: 0, max: 12 }),
      (from, to, amount, digits, decimals) => {
        const unit = 10n ** BigInt(decimals);
        const fraction = (digits % unit).toString().padStart(decimals, '0');
        const rate = `${(digits / unit) % 1_000_000n}${decimals ? `.${fraction}` : ''}`;
        fc.pre(exactRate.safeParse(rate).success);
        const [of, by] = [BigInt(rate.replace('.', '')), unit];
        const entered = [{ from, to, rate, valid_from: '2027-01-01' }];
        const loses = (
          before: number,
          after: number,
          [times, through]: [bigint, bigint],
          ends: [string, string],
        ) => {
          const exact = BigInt(before) * times * unitsOf(ends[1]);
          const parts = through * unitsOf(ends[0]);
          const lost = 2n * (BigInt(after) * parts - exact);
          return lost <= parts && lost >= -parts;
        };
        const there = rateOf(entered, from, to, '2027-01-01');
        if (!there) throw new Error('There is no rate.');
        const converted = convert(amount, there);
        fc.pre(Number.isSafeInteger(converted));
        expect(loses(amount, converted, [of, by], [from, to])).toBe(true);
        const wayBack =
          from === to ? { ...there, rate: `1/${rate}` } : rateOf(entered, to, from, '2027-01-01');
        if (!wayBack) throw new Error('There is no way back.');
        const returned = convert(converted, wayBack);
        fc.pre(Number.isSafeInteger(returned));
        expect(loses(converted, returned, [by, of], [to, from])).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
