import { describe, expect, test } from '@jest/globals';
import type { ContractPrices } from './book';
import { resolveCell } from './resolveCell';

const row = (id: string, boarding_type_id: string, more: object = {}) => ({
  id,
  room_type_id: 'double',
  boarding_type_id,
  adult: 2,
  children: 1,
  child_bands: null,
  coefficient_bp: null,
  is_active: true,
  ...more,
});
const cell = (graph_price_id: string, price_minor: number, is_free = false) => ({
  id: `cell of ${graph_price_id}`,
  graph_price_id,
  period_id: 'may',
  price_minor,
  is_free,
});
const base = (room_type_id: string | null, price_minor: number) => ({
  id: `base of ${room_type_id}`,
  period_id: 'may',
  boarding_type_id: 'HB',
  room_type_id,
  price_minor,
});
const supplement = (id: string, from_boarding_type_id: string, more: object = {}) => ({
  id,
  period_id: null,
  from_boarding_type_id,
  boarding_type_id: 'AI',
  adult_minor: 1800,
  child_minor: 900,
  ...more,
});

const half = row('half', 'HB');
const all = row('all', 'AI');
const may = { id: 'may' };
const nothing: ContractPrices = { rows: [half, all], cells: [], base_prices: [], boarding_supplements: [] };

describe('the price of a row in a period', () => {
  test('is that of its cell', () => {
    const book = { ...nothing, cells: [cell('half', 9900)], base_prices: [base(null, 100)] };
    const source = { kind: 'explicit', amount_minor: 9900, cell_id: 'cell of half', is_free: false };
    expect(resolveCell(book, { ...half, coefficient_bp: 20_000 }, may)).toEqual(source);
    expect(resolveCell(book, half, { id: 'june' })).toEqual({ kind: 'missing' });
  });

  test('is 0 only if the cell is marked as free', () => {
    const kindOf = (isFree: boolean) =>
      resolveCell({ ...nothing, cells: [cell('half', 0, isFree)] }, half, may).kind;
    expect([kindOf(true), kindOf(false)]).toEqual(['explicit', 'missing']);
  });

  test('is the base price times the coefficient, preferably of the room type', () => {
    const derived = { ...half, coefficient_bp: 15_000 };
    const rounded = { ...nothing, base_prices: [base(null, 8835)] };
    expect(resolveCell(rounded, derived, may)).toMatchObject({ kind: 'derived', amount_minor: 13_253 });
    const both = { ...nothing, base_prices: [base(null, 8835), base('double', 100), base('suite', 1)] };
    expect(resolveCell(both, derived, may)).toEqual({
      kind: 'derived',
      amount_minor: 150,
      base_price_id: 'base of double',
      base_minor: 100,
      coefficient_bp: 15_000,
    });
    expect(resolveCell(both, half, may)).toEqual({ kind: 'missing' });
  });

  describe('of a boarding with a supplement', () => {
    const supplements = [supplement('s1', 'HB')];
    const book = { ...nothing, cells: [cell('half', 15_000)], boarding_supplements: supplements };

    test('is that of the same room and guests with the other boarding, plus the supplement per guest', () => {
      expect(resolveCell(book, all, may)).toEqual({
        kind: 'supplement',
        amount_minor: 15_000 + 2 * 1800 + 900,
        boarding_supplement_id: 's1',
        adult_minor: 1800,
        child_minor: 900,
        from_row_id: 'half',
        from: { kind: 'explicit', amount_minor: 15_000, cell_id: 'cell of half', is_free: false },
      });
    });

    test.each([
      ['room', { room_type_id: 'suite' }],
      ['number of adults', { adult: 3 }],
      ['number of children', { children: 2 }],
      ['age bands', { child_bands: [1] }],
    ])('needs a row of the same %s', (_what, other) => {
      const rows = [{ ...half, ...other }, all];
      expect(resolveCell({ ...book, rows }, all, may)).toEqual({ kind: 'missing' });
    });

    test('may be based on the price of a row that is not sold itself', () => {
      const rows = [{ ...half, is_active: false }, all];
      expect(resolveCell({ ...book, rows }, all, may)).toMatchObject({
        kind: 'supplement',
        amount_minor: 15_000 + 2 * 1800 + 900,
      });
    });

    test('prefers the supplement of the period to that of all periods, and then the smaller id', () => {
      const chosen = (...list: (typeof supplements)[number][]) => {
        const source = resolveCell({ ...book, boarding_supplements: list }, all, may);
        return source.kind === 'supplement' && source.boarding_supplement_id;
      };
      const ofMay = supplement('s3', 'HB', { period_id: 'may' });
      expect(chosen(supplement('s2', 'HB'), ofMay, supplement('s1', 'HB'))).toBe('s3');
      expect(chosen(supplement('s2', 'HB'), supplement('s1', 'HB'))).toBe('s1');
      expect(chosen(supplement('s1', 'BB'), supplement('s2', 'HB'))).toBe('s2');
      expect(chosen(supplement('s1', 'HB', { period_id: 'june' }))).toBe(false);
    });

    test('is never based on another supplement', () => {
      const ultra = row('ultra', 'UAI');
      const chain = [...supplements, supplement('s2', 'AI', { boarding_type_id: 'UAI' })];
      const rows = [half, all, ultra];
      expect(resolveCell({ ...book, rows, boarding_supplements: chain }, ultra, may).kind).toBe('missing');
    });
  });
});
