import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { costAt, stagesTogether } from './costAt';
import { strictestStages, type SoldPart } from './strictestTerms';

const [march, april, may, june] = ['03', '04', '05', '06'].map((month) => `2027-${month}-01T15:00:00.000Z`);
const part = (price_minor: number, ...costs: [string | null | undefined, number][]): SoldPart => ({
  price_minor,
  stages: costs.map(([from = null, cost_minor]) => ({ from, cost_minor })),
});
/** Two stays and a flight: half of the second stay from April on is the first share, the flight costs all of it from May on. */
const [stay, other, flight] = [
  part(60_000, [null, 0], [may, 6_000], [june, 60_000]),
  part(30_001, [null, 0], [april, 15_000]),
  part(24_000, [null, 0], [march, 2_400], [may, 24_000]),
];

test('all parts of a trip cost the highest share of any, of their own price, and change whenever it does', () => {
  expect(strictestStages([stay, other, flight])).toEqual([
    [
      { from: null, cost_minor: 0 },
      { from: march, cost_minor: 6_000 },
      // 15,000 of 30,001, rounded once.
      { from: april, cost_minor: 29_999 },
      { from: may, cost_minor: 60_000 },
    ],
    [
      { from: null, cost_minor: 0 },
      { from: march, cost_minor: 3_000 },
      { from: april, cost_minor: 15_000 },
      { from: may, cost_minor: 30_001 },
    ],
    [
      { from: null, cost_minor: 0 },
      { from: march, cost_minor: 2_400 },
      { from: april, cost_minor: 12_000 },
      { from: may, cost_minor: 24_000 },
    ],
  ]);
});

test('it is free until the first part begins to cost, and one that is never free makes none of them free', () => {
  const [first] = strictestStages([stay, other]);
  expect(costAt(first ?? [], '2027-01-01T00:00:00.000Z')).toEqual({
    now_minor: 0,
    free_until: april,
    next: { from: april, cost_minor: 29_999 },
  });
  expect(strictestStages([stay, part(1_000, [null, 1_000])])[0]).toEqual([
    { from: null, cost_minor: 60_000 },
  ]);
});

test('a part that is free of charge has no share and costs nothing', () => {
  expect(strictestStages([part(0, [null, 0]), stay])).toEqual([[{ from: null, cost_minor: 0 }], stay.stages]);
  expect(strictestStages([part(0, [null, 500])])).toEqual([[{ from: null, cost_minor: 0 }]]);
  expect(strictestStages([])).toEqual([]);
});

test('shares of the highest amounts are compared exactly', () => {
  const price = 9_000_000_000_000;
  const nearly = part(price, [null, price - 2]);
  const more = part(price - 1, [null, price - 2]);
  expect(strictestStages([nearly, more])).toEqual(strictestStages([more, nearly]).toReversed());
  expect(strictestStages([nearly, more])[1]).toEqual(more.stages);
});

const instant = fc
  .integer({ min: 0, max: 40 })
  .map((day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString());
/** Costs that are at most the price, falling ones included. */
const anyPart: fc.Arbitrary<SoldPart> = fc.integer({ min: 0, max: 200_000 }).chain((price_minor) => {
  const cost_minor = fc.integer({ min: 0, max: price_minor });
  const later = fc.uniqueArray(fc.record({ from: instant, cost_minor }), {
    maxLength: 4,
    selector: ({ from }) => from,
  });
  return fc.record({ first: cost_minor, later }).map(({ first, later: dated }) => ({
    price_minor,
    stages: [
      { from: null, cost_minor: first },
      ...dated.toSorted((one, two) => (one.from < two.from ? -1 : 1)),
    ],
  }));
});

test('the strictest terms never cost less than each by its own, nor more than the price, and are the same for one part', () =>
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 4 }), instant, (parts, at) => {
      const now = (stages: Parameters<typeof costAt>[0]) => costAt(stages, at).now_minor;
      const strictest = strictestStages(parts);
      parts.forEach(({ price_minor, stages }, index) => {
        const cost = now(strictest[index] ?? []);
        expect(cost).toBeGreaterThanOrEqual(now(stages));
        expect(cost).toBeLessThanOrEqual(price_minor);
      });
      const each = now(stagesTogether(parts.map(({ stages }) => stages)));
      expect(now(stagesTogether(strictest))).toBeGreaterThanOrEqual(each);
      const [one] = parts;
      expect(now(strictestStages(parts.slice(0, 1))[0] ?? [])).toBe(now(one?.stages ?? []));
    }),
    { numRuns: 2_000 },
  ));
