import { expect, test } from '@jest/globals';
import type { PriceColumn } from '../model/priceRows';
import { placeOfDay } from './placeOfDay';

const columns = [
  ['2026-11-01', '2026-11-10'],
  ['2026-11-11', '2026-11-20'],
  ['2026-12-01', '2026-12-31'],
].map(([start_period, end_period]) => ({ period: { start_period, end_period } }) as PriceColumn);

test.each([
  ['2026-10-31', undefined],
  ['2026-11-01', 0],
  ['2026-11-06', 0.5],
  ['2026-11-11', 1],
  ['2026-11-20', 1.9],
  // In no period: between two columns.
  ['2026-11-25', 2],
  ['2026-12-31', 2 + 30 / 31],
  ['2027-01-01', undefined],
])('%s is at %s columns', (day, place) => expect(placeOfDay(columns, day)).toBe(place));
