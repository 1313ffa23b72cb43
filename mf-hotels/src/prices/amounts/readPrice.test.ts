import { expect, test } from '@jest/globals';
import { copiedText, priceText } from './priceText';
import { readPrice } from './readPrice';

const nbsp = '\u00a0';

test.each([
  ['1250', 125_000],
  ['1250,5', 125_050],
  ['1250.50', 125_050],
  ['1 250,5', 125_050],
  [`1${nbsp}250,50`, 125_050],
  ['1\u202f250,50', 125_050],
  ['1.250,50', 125_050],
  ['1,250.50', 125_050],
  ["1'250.50", 125_050],
  ['€ 1.250,50', 125_050],
  ['€1250', 125_000],
  [`1250,50${nbsp}€`, 125_050],
  ['EUR 95', 9500],
  ['95 eur', 9500],
  ['1.250.000', 125_000_000],
  ['12.5', 1250],
  ['0,01', 1],
  ['95.5000', 9550],
])('%s EUR', (text, minor) => {
  expect(readPrice(text, 'EUR')).toEqual({ value: { price_minor: minor, is_free: false } });
});

test.each([
  ['', { price_minor: 0, is_free: false }],
  ['  ', { price_minor: 0, is_free: false }],
  ['free', { price_minor: 0, is_free: true }],
  ['Free', { price_minor: 0, is_free: true }],
])('‘%s’ is not an amount', (text, value) => expect(readPrice(text, 'EUR')).toEqual({ value }));

test.each([
  ['1.250', 'ambiguous'],
  ['1,250', 'ambiguous'],
  ['99.999', 'ambiguous'],
  ['€ 95,000', 'ambiguous'],
  ['0.125', 'decimals'],
  ['1234.567', 'decimals'],
  ['#N/A', 'error'],
  ['50%', 'unreadable'],
  ['abc', 'unreadable'],
  ['n/a', 'unreadable'],
  ['—', 'unreadable'],
  ['12 x 5', 'unreadable'],
  ['1.25.50', 'unreadable'],
  ['1.250,50,00', 'unreadable'],
  ['1,250.50.00', 'unreadable'],
  ['01.05.2027', 'unreadable'],
  ['2027-05-01', 'unreadable'],
  ['95 per night', 'unreadable'],
  ['-10', 'negative'],
  ['€ -10', 'negative'],
  ['−10,50', 'negative'],
  ['0', 'zero'],
  ['0,00', 'zero'],
  ['12,345.678', 'decimals'],
  ['12.3456', 'decimals'],
  ['$ 95', 'currency'],
  ['95 USD', 'currency'],
  ['10000000000,01', 'too high'],
])('%s is refused as %s', (text, problem) => expect(readPrice(text, 'EUR')).toEqual({ problem }));

test('decimals are those of the currency', () => {
  expect(readPrice('1.250', 'KWD')).toEqual({ value: { price_minor: 1250, is_free: false } });
  expect(readPrice('¥ 12 500', 'JPY')).toEqual({ value: { price_minor: 12_500, is_free: false } });
  expect(readPrice('¥ 12,500', 'JPY')).toEqual({ problem: 'ambiguous' });
  expect(readPrice('12,5', 'JPY')).toEqual({ problem: 'decimals' });
});

test.each(['EUR', 'JPY', 'KWD'])('what is shown in %s can be parsed again', (currency) => {
  for (const price_minor of [1, 10, 999, 1000, 125_050, 123_456_789]) {
    const value = { price_minor, is_free: false };
    expect(readPrice(priceText(value, currency), currency)).toEqual({ value });
  }
});

test('an ambiguous amount is decided only by a decimal mark that other prices prove', () => {
  expect(readPrice('1.250', 'EUR', ',')).toEqual({ value: { price_minor: 125_000, is_free: false } });
  expect(readPrice('1.251', 'EUR', '.')).toEqual({ problem: 'decimals' });
  expect(readPrice('1.250', 'KWD', '.')).toEqual({ value: { price_minor: 1250, is_free: false } });
  // Typed, decimals follow either mark; pasted, the text is ambiguous.
  expect(readPrice('1.250', 'KWD', 'unknown')).toEqual({ problem: 'ambiguous' });
});

test('a copied price can be pasted anywhere', () => {
  expect(copiedText('1,250', 'KWD')).toBe('1,2500');
  expect(readPrice('1,2500', 'KWD', 'unknown')).toEqual({ value: { price_minor: 1250, is_free: false } });
  expect(copiedText('1250,50', 'EUR')).toBe('1250,50');
});
