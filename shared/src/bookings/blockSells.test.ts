import { expect, test } from '@jest/globals';
import { blockStateOn, mayOverride, whyNoSeats } from './blockSells';

const block = {
  code: 'BT651-2027-06-12',
  status: 'open' as const,
  block_type: 'soft' as const,
  release_date: '2027-05-29',
  departure_date: '2027-06-12',
};

test('a soft block sells until the end of its release day, a hard one until departure, whenever jobs run', () => {
  expect(blockStateOn(block, '2027-05-29')).toBe('open');
  expect(blockStateOn(block, '2027-05-30')).toBe('released');
  expect(blockStateOn({ ...block, block_type: 'hard' }, '2027-06-12')).toBe('open');
  expect(blockStateOn({ ...block, release_date: null }, '2027-06-12')).toBe('open');
  expect(blockStateOn({ ...block, block_type: 'hard' }, '2027-06-13')).toBe('departed');
  expect(blockStateOn({ ...block, status: 'closed' }, '2027-05-30')).toBe('closed');
  expect(blockStateOn({ ...block, status: 'cancelled' }, '2027-06-13')).toBe('cancelled');
});

test('a block that does not sell gives its code, state and the remedy', () => {
  const day = '2027-05-01';
  expect(whyNoSeats(block, day)).toBeUndefined();
  for (const [status, words] of [
    ['closed', 'is closed'],
    ['released', 'is released'],
    ['cancelled', 'is cancelled'],
    ['departed', 'has departed'],
  ] as const) {
    const why = whyNoSeats({ ...block, status }, day);
    expect(why).toContain(`BT651-2027-06-12 ${words}`);
    expect(why).toContain('hoose another block');
  }
});

test('held seats of a closed or released block may be sold with a reason, those of a cancelled flight may not', () => {
  const may = (status: 'open' | 'closed' | 'released' | 'cancelled' | 'departed') =>
    mayOverride({ ...block, status }, '2027-05-01');
  expect([may('open'), may('closed'), may('released'), may('cancelled'), may('departed')]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
