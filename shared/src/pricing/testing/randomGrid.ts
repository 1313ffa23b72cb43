import * as fc from 'fast-check';
import { addDays } from '@itinera/shared/contracts';
import type { BookPeriod, BookRow } from '../book';
import { boardings, firstDay, numbered, rooms } from './parts';

const period = fc.record({
  nights: fc.integer({ min: 5, max: 25 }),
  gap: fc.constantFrom(0, 0, 0, 0, 1),
  min_nights: fc.constantFrom(1, 1, 1, 3),
  max_nights: fc.constantFrom(null, null, null, 10),
  release_days: fc.constantFrom(0, 0, 0, 7, 30),
});

/** Consecutive periods, with occasional gaps. */
export const periods: fc.Arbitrary<BookPeriod[]> = fc
  .array(period, { minLength: 3, maxLength: 5 })
  .map((parts) => {
    let next = firstDay;
    return numbered(
      3,
      parts.map(({ nights, gap, ...rules }) => {
        const start_period = addDays(next, gap);
        const end_period = addDays(start_period, nights - 1);
        next = addDays(end_period, 1);
        return { start_period, end_period, ...rules };
      }),
    );
  });

const occupancies = [
  { adult: 1, children: 0, child_bands: null },
  { adult: 2, children: 0, child_bands: null },
  { adult: 2, children: 1, child_bands: null },
  { adult: 2, children: 1, child_bands: [1] },
  { adult: 3, children: 0, child_bands: null },
];
const keysOfRows = rooms.flatMap((room_type_id) =>
  boardings.flatMap((boarding_type_id) =>
    occupancies.map((guests) => ({ room_type_id, boarding_type_id, ...guests })),
  ),
);

/** Pseudo-random numbers from a seed: generating hundreds of prices one by one would take most of the time. */
const spread = (seed: number, index: number): number => {
  const mixed = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 4;
};
const seed = fc.nat();

/** Each room, boarding and occupancy at most once; one in ten has no coefficient, one in ten is inactive. */
export const rows: fc.Arbitrary<BookRow[]> = fc
  .tuple(fc.subarray(keysOfRows, { minLength: 22 }), seed)
  .map(([keys, start]) =>
    numbered(
      4,
      keys.map((key, index) => ({
        ...key,
        coefficient_bp: spread(start, index) % 10 === 0 ? null : 5000 + (spread(start, index) % 25_000),
        is_active: spread(start, index) % 10 !== 1,
      })),
    ),
  );

/** A percentage of the keys, with an amount each. */
const priced = <T extends object>(
  kind: number,
  keys: T[],
  { percent, most }: { percent: number; most: number },
) =>
  seed.map((start) =>
    numbered(
      kind,
      keys
        .filter((_, index) => spread(start, index) % 100 < percent)
        .map((key, index) => ({ ...key, price_minor: spread(start + 1, index) % most })),
    ),
  );

/** Prices of a grid: cells, of which some are 0 or free, base prices and supplements. */
export const pricesOf = (grid: { periods: BookPeriod[]; rows: BookRow[] }) => {
  const cells = grid.rows.flatMap((row) =>
    grid.periods.map(({ id }) => ({ graph_price_id: row.id, period_id: id })),
  );
  const bases = grid.periods.flatMap(({ id }) =>
    boardings.flatMap((boarding_type_id) =>
      [null, ...rooms].map((room_type_id) => ({ period_id: id, boarding_type_id, room_type_id })),
    ),
  );
  const supplements = [null, ...grid.periods.map(({ id }) => id)].flatMap((period_id) =>
    [boardings[0], boardings[1]].map((from_boarding_type_id) => ({
      period_id,
      from_boarding_type_id,
      boarding_type_id: boardings[2],
    })),
  );
  return fc.record({
    cells: priced(5, cells, { percent: 40, most: 30_000 }).map((list) =>
      list.map((cell, index) => ({
        ...cell,
        price_minor: index % 8 === 0 ? 0 : cell.price_minor,
        is_free: index % 16 === 0,
      })),
    ),
    base_prices: priced(6, bases, { percent: 50, most: 30_000 }).map((list) =>
      list.map((price) => ({ ...price, price_minor: Math.max(price.price_minor, 1) })),
    ),
    boarding_supplements: priced(7, supplements, { percent: 60, most: 4000 }).map((list) =>
      list.map(({ price_minor, ...supplement }) => ({
        ...supplement,
        adult_minor: price_minor,
        child_minor: Math.floor(price_minor / 2),
      })),
    ),
  });
};
