import { expect, test } from '@jest/globals';
import { changeInWords, figureInWords, shortFigure } from './figures';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  ['money', 125_050, 'EUR', '1 250,50 EUR'],
  ['money', 1250, 'JPY', '1 250 JPY'],
  ['money', 0, null, '0'],
  ['money', -500, 'EUR', '-5,00 EUR'],
  ['count', 12_345, null, '12 345'],
  ['percent', 7068, null, '70,7 %'],
  ['percent', null, null, '—'],
] as const)('a %s of %s %s is shown as %s', (kind, value, currency, words) => {
  expect(plain(figureInWords(kind, value, currency))).toBe(words);
});

test.each([
  ['count', 15, 10, '+50,0 %'],
  ['count', 5, 10, '−50,0 %'],
  ['money', 10, 10, '±0,0 %'],
  ['money', 10, -10, '+200,0 %'],
  ['money', 1400, 700, '+100,0 %'],
  ['money', 1400, 100, 'before 1,00'],
  ['count', 38, 2, 'before 2'],
  ['count', 5, 0, 'none before'],
  ['count', 0, 0, undefined],
  ['percent', 9000, 8750, '+2,5 points'],
  ['count', 5, null, undefined],
] as const)('a %s of %s after %s is shown as a change of %s', (kind, value, before, words) => {
  expect(plain(changeInWords(kind, value, before, kind === 'money' ? 'EUR' : null))).toBe(words);
});

test.each([
  ['money', 5_000_000, 'EUR', '50k €'],
  ['money', 150_000_000, 'USD', '1,5M $'],
  ['money', 5000, 'JPY', '5k ¥'],
  ['count', 1200, null, '1,2k'],
  ['percent', 5000, null, '50 %'],
] as const)('on an axis, a %s of %s %s is %s', (kind, value, currency, words) => {
  expect(plain(shortFigure(kind, value, currency))).toBe(words);
});
