import { expect, test } from '@jest/globals';
import { saleExample } from './saleExample';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a net price is increased by the mark-up, then rounded up', () => {
  const sale = { sale_currency: 'EUR', default_markup_bp: 1_100, sale_rounding: 0 };
  expect(plain(saleExample(sale))).toBe('A stay of 1 234,00 EUR net is sold for 1 369,74 EUR.');
  expect(plain(saleExample({ ...sale, sale_rounding: '5' }))).toContain('sold for 1 370,00 EUR.');
  expect(plain(saleExample({ ...sale, sale_currency: 'jpy' }))).toContain('1 234 JPY net');
});

test('a field that can’t be parsed has no example', () => {
  const sale = { sale_currency: 'EUR', default_markup_bp: 1_100, sale_rounding: 0 };
  for (const wrong of [
    { sale_currency: 'EU' },
    { default_markup_bp: { typed: 'x', problem: '' } },
    { sale_rounding: 7 },
  ])
    expect(saleExample({ ...sale, ...wrong })).toBeUndefined();
});
