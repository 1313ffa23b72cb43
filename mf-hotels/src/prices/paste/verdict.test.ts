import { expect, test } from '@jest/globals';
import { verdictOf, type PasteTarget } from './verdict';

/** Texts of one row, from a column on. */
const paste = (texts: string[], row: number, from: number, grid: PasteTarget) =>
  verdictOf(
    texts.map((text, index) => ({ row, column: from + index, text })),
    [],
    grid,
  );

/** Two rows of six periods; texts of own prices, and `derived` in the last column. */
function target(own: string[][], derived?: number): PasteTarget {
  const textAt = ({ row, column }: { row: number; column: number }) => own[row]?.[column] ?? '';
  const derivedAt = ({ column }: { column: number }) => (column === 5 ? derived : undefined);
  return {
    currency: 'EUR',
    idAt: ({ row, column }) => ({ row: `r${row}`, column: `c${column}` }),
    nameAt: ({ row, column }) => `${row}/${column}`,
    textAt,
    derivedAt,
    amountsIn: (row) =>
      Array.from({ length: 6 }, (_, column) => {
        const text = textAt({ row, column });
        return text === '' ? derivedAt({ column }) : Number(text.replace(',', ''));
      }),
  };
}

const hundred = ['100,00', '100,00', '100,00', '100,00', '100,00', ''];

test('reports changed, equal and refused cells, with reasons', () => {
  const { changed, equal, refused } = paste(
    ['100', '120.5', '€ 1.250,50', 'abc', '-5', '0'],
    0,
    0,
    target([['100,00', '100,00']]),
  );
  expect(equal).toBe(1);
  expect(changed.map(({ column, text }) => [column, text])).toEqual([
    ['c1', '120,50'],
    ['c2', '1250,50'],
  ]);
  expect(refused.map(({ where, text, reason }) => [where, text, reason])).toEqual([
    ['0/3', 'abc', 'Enter an amount such as 1 250,50.'],
    ['0/4', '-5', 'A price can’t be negative.'],
    ['0/5', '0', '0 is no price. Clear the cell, or enter “free”.'],
  ]);
});

test('empty cells clear prices', () => {
  const { changed, equal } = paste(['', ''], 0, 0, target([['100,00', '']]));
  expect(changed).toMatchObject([{ column: 'c0', text: '' }]);
  expect(equal).toBe(1);
});

test('a text equal to a derived price is no change, so that a copied block is pasted without changes', () => {
  const { changed, equal } = paste([...hundred.slice(0, 5), '110,00'], 0, 0, target([hundred], 11_000));
  expect([changed.length, equal]).toEqual([0, 6]);
});

test('cells outside of the grid are refused', () => {
  const { refused } = verdictOf([], ['5', '', '4'], target([]));
  expect(refused.map(({ where, text }) => [where, text])).toEqual([
    ['Outside of the grid', '5'],
    ['Outside of the grid', '4'],
  ]);
});

test.each([
  ['300', undefined],
  ['301', 10_000],
  ['33,34', undefined],
  ['33,33', 10_000],
])('%s among prices of 100 is an outlier of %s', (text, usual) => {
  const { changed } = paste([text], 0, 5, target([hundred]));
  expect(changed[0]?.usual).toBe(usual);
});

test('a new level for a whole row has no outliers, and a short row has none', () => {
  expect(
    paste(
      Array.from({ length: 6 }, () => '900'),
      0,
      0,
      target([hundred]),
    ).changed,
  ).toHaveLength(6);
  for (const { changed } of [
    paste(
      Array.from({ length: 6 }, () => '900'),
      0,
      0,
      target([hundred]),
    ),
    paste(['900'], 0, 2, target([['100,00', '100,00']])),
  ])
    expect(changed.every(({ usual }) => usual === undefined)).toBe(true);
});

test('an ambiguous price is refused with both readings, unless other prices of the block decide', () => {
  const grid = target([]);
  const [refusal] = paste(['99.999', '12'], 0, 0, grid).refused;
  expect(refusal?.reason.replaceAll('\u00a0', ' ')).toBe(
    '‘99.999’ can be 99 999,00 or 99,999. Write 99999 for the first, an amount with 2 decimals otherwise.',
  );
  const { changed, disambiguated, refused } = paste(['99.999', '1.250,50'], 0, 0, grid);
  expect(refused).toEqual([]);
  expect(changed.map(({ text }) => text)).toEqual(['99999,00', '1250,50']);
  expect(disambiguated).toEqual([{ where: '0/0', text: '99.999', as: '99\u00a0999,00' }]);
  // They contradict each other, so that nothing is proven.
  expect(paste(['99.999', '1.250,50', '1,250.50'], 0, 0, grid).refused).toHaveLength(1);
});

test('errors and percentages of a spreadsheet are refused', () => {
  expect(
    paste(['#N/A', '50%'], 0, 0, target([['116,50', '1,00']])).refused.map(({ reason }) => reason),
  ).toEqual([
    '‘#N/A’ is an error of the spreadsheet. Correct its formula, type the value, or clear the cell.',
    'Enter an amount such as 1 250,50.',
  ]);
});
