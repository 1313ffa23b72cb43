import { expect, test } from '@jest/globals';
import { changeInWords, figureInWords } from './figures';

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
  ['money', 1400, 100, '14 times as much'],
  ['count', 5, 0, 'none before'],
  ['count', 0, 0, undefined],
  ['percent', 9000, 8750, '+2,5 points'],
  ['count', 5, null, undefined],
] as const)('a %s of %s after %s is shown as a change of %s', (kind, value, before, words) => {
  expect(plain(changeInWords(kind, value, before))).toBe(words);
});
