import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { QuotedNight } from '@itinera/shared/contracts';
import type { BookOffer } from '../book';
import { anyOffer } from '../testing';
import { bestSet } from './bestSet';
import { type EligibleOffer, eligibleOffer } from './eligibleOffer';
import { reduced } from './reduced';
import { isBetter, type Outcome, outcomeOf } from './winner';

const nightsAt = (prices: readonly number[], locked: readonly number[] = []): QuotedNight[] =>
  prices.map((price, index) => ({
    date: `2027-05-${String(index + 1).padStart(2, '0')}`,
    period_id: null,
    source: { kind: 'missing' },
    special: locked.includes(index) ? { special_price_id: 's', is_locked: true } : null,
    price_minor: price,
    reductions: [],
    net_minor: price,
  }));

/** All allowed sets, one after the other. */
function bestOfAll(prices: readonly number[], eligible: readonly EligibleOffer[]): Outcome {
  const apply = (set: EligibleOffer[]): Outcome => {
    const ordered = set.toSorted((one, other) => one.step - other.step);
    return outcomeOf(ordered, ordered.reduce<readonly number[]>(reduced, prices));
  };
  const isAllowed = (set: EligibleOffer[]): boolean =>
    set.length < 2 ||
    (set.every(({ offer }) => offer.combinable) &&
      new Set(set.map(({ offer }) => offer.type)).size === set.length);
  const sets = eligible.reduce<EligibleOffer[][]>(
    (all, offer) => [...all, ...all.map((set) => [...set, offer]).filter(isAllowed)],
    [[]],
  );
  return sets.map(apply).reduce((best, outcome) => (isBetter(outcome, best) ? outcome : best));
}

const idsOf = ({ set }: Outcome): string[] => set.map(({ offer }) => offer.id);

describe('the best set of offers', () => {
  test('is the best of all allowed sets', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 9 }),
        fc.array(anyOffer, { maxLength: 9 }),
        fc.array(fc.nat(8), { maxLength: 2 }),
        (prices, offers, locked) => {
          const eligible = offers.map((offer, index) =>
            eligibleOffer({ ...offer, id: `${(index * 7) % 10}` }, nightsAt(prices, locked)),
          );
          const found = bestSet(prices, eligible);
          const expected = bestOfAll(prices, eligible);
          expect([found.net, idsOf(found)]).toEqual([expected.net, idsOf(expected)]);
        },
      ),
      { numRuns: 300 },
    ));

  test('has the smaller id of two with the same price, also within a set', () => {
    const [blank] = fc.sample(anyOffer, { numRuns: 1, seed: 1 });
    const half = {
      type: 'early_booking',
      value_type: 'percent',
      combinable: true,
      stay_rule: 'arrival',
    } as const;
    const one = { ...half, type: 'long_stay', value_type: 'amount_per_night', value_minor: 1 } as const;
    const offers = [
      { ...half, id: '1', value_bp: 5000 },
      { ...half, id: '2', value_bp: 5001 },
      { ...one, id: '3' },
    ];
    const eligible = offers.map((offer) =>
      eligibleOffer({ ...(blank ?? Object.create(null)), ...offer }, nightsAt([3])),
    );
    expect(idsOf(bestSet([3], eligible))).toEqual(['1', '3']);
  });

  test('of thirty combinable offers, each for other nights, is found quickly', () => {
    const types = ['early_booking', 'long_stay', 'last_minute', 'discount', 'stay_pay'] as const;
    const [blank] = fc.sample(anyOffer, { numRuns: 1, seed: 1 });
    const prices = Array.from({ length: 30 }, (_, night) => 9000 + ((night * 377) % 1000));
    const offers = Array.from({ length: 30 }, (_, index): BookOffer => {
      const type = types[index % 5] ?? 'discount';
      const from = Math.floor(index / 5) * 4 + (index % 5);
      return {
        ...(blank ?? Object.create(null)),
        id: String(100 + index),
        type,
        combinable: true,
        value_type: index % 2 === 0 ? 'percent' : 'amount_per_night',
        value_bp: 500 + ((index * 131) % 700),
        value_minor: 400 + ((index * 173) % 900),
        stay_rule: 'night',
        stay_from: `2027-05-${String(from + 1).padStart(2, '0')}`,
        stay_to: `2027-05-${String(from + 6).padStart(2, '0')}`,
        stay_nights: 7,
        pay_nights: 6 - (index % 3),
      };
    });
    const eligible = offers.map((offer) => eligibleOffer(offer, nightsAt(prices)));
    const found = bestSet(prices, eligible);
    const expected = bestOfAll(prices, eligible);
    expect([found.net, idsOf(found)]).toEqual([expected.net, idsOf(expected)]);
    expect(found.set.length).toBe(5);
  });
});
