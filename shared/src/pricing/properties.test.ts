import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays, nightsBetween, type Quote } from '@itinera/shared/contracts';
import type { PriceBook } from './book';
import { quoteStay } from './quoteStay';
import type { Stay } from './stay';
import { withCharges } from './charges/withCharges';
import { withTerms } from './terms/withTerms';
import { anyBook, anyOffer, anyStay } from './testing';

const runs = { numRuns: 100 };
const holds = (rule: (book: PriceBook, stay: Stay) => void): void =>
  fc.assert(fc.property(anyBook, anyStay, rule), runs);
const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
/** Price of a stay and whether it can be sold, without its explanation. */
const resultOf = ({ nights, gross_minor, net_minor, blockers }: Quote) => ({
  nights: nights.map((night) => night.net_minor),
  gross_minor,
  net_minor,
  blockers: blockers.map(({ code, days }) => ({ code, days })),
});
const explained = (book: PriceBook, stay: Stay) =>
  withCharges(book, stay, withTerms(book, stay, quoteStay(book, stay)));
const plain = { offers: [], special_prices: [] };

describe('the price of any stay of any contract', () => {
  test('is the sum of its nights, none below 0, and never raised by offers', () =>
    holds((book, stay) => {
      const { nights, gross_minor, net_minor, discount_minor, applied, blockers } = quoteStay(book, stay);
      const isPriced = nights.every(({ net_minor: net }) => net !== null);
      expect(net_minor !== null).toBe(isPriced);
      expect(blockers.some(({ code }) => code === 'no_rate')).toBe(!isPriced);
      if (gross_minor === null || net_minor === null) return;
      expect(net_minor).toBeLessThanOrEqual(gross_minor);
      expect(sum(nights.map((night) => night.net_minor))).toBe(net_minor);
      expect(sum(nights.map((night) => night.price_minor))).toBe(gross_minor);
      expect(Math.min(...nights.map((night) => night.net_minor ?? 0))).toBeGreaterThanOrEqual(0);
      expect([net_minor, discount_minor]).toEqual([
        gross_minor - sum(applied.map((offer) => offer.amount_minor)),
        gross_minor - net_minor,
      ]);
      for (const { price_minor, net_minor: net, reductions } of nights)
        expect((price_minor ?? 0) - sum(reductions.map((reduction) => reduction.amount_minor))).toBe(net);
      expect([...nights.map((night) => night.net_minor), net_minor].every(Number.isSafeInteger)).toBe(true);
    }));

  test('is for a stay within the contract, or its nights outside are named', () =>
    holds((book, stay) => {
      const { blockers, nights } = quoteStay(book, stay);
      const { is_active, contract_from, contract_to } = book.contract;
      const outside = nights
        .map(({ date }) => date)
        .filter((date) => date < (contract_from ?? date) || date > (contract_to ?? date));
      const daysOf = (code: string) => blockers.filter((one) => one.code === code).map(({ days }) => days);
      expect(daysOf('contract_dates')).toEqual(outside.length > 0 ? [outside] : []);
      expect(daysOf('link_inactive')).toEqual(is_active ? [] : [[]]);
    }));

  test('does not depend on the order of the lists', () =>
    fc.assert(
      fc.property(anyBook, anyStay, fc.nat(), (book, stay, turn) => {
        const turned = <T>(list: readonly T[]): T[] => {
          const at = turn % (list.length + 1);
          return [...list.slice(at), ...list.slice(0, at)].toReversed();
        };
        const other: PriceBook = {
          ...book,
          periods: turned(book.periods),
          rows: turned(book.rows),
          cells: turned(book.cells),
          base_prices: turned(book.base_prices),
          boarding_supplements: turned(book.boarding_supplements),
          offers: turned(book.offers),
          special_prices: turned(book.special_prices),
          stop_sales: turned(book.stop_sales),
          blocked_checkouts: turned(book.blocked_checkouts),
          weekday_supplements: turned(book.weekday_supplements),
          stay_lengths: turned(book.stay_lengths),
          cancellation_terms: turned(book.cancellation_terms),
          hotel_charges: turned(book.hotel_charges),
        };
        expect(explained(other, stay)).toEqual(explained(book, stay));
      }),
      runs,
    ));

  test('is the same when a period is split in two with equal prices and rules', () =>
    holds((book, stay) => {
      const [first] = book.periods;
      if (!first || first.start_period === first.end_period) return;
      const half = Math.ceil(nightsBetween(first.start_period, first.end_period) / 2);
      const cut = addDays(first.start_period, half);
      const again = <T extends { id: string; period_id: string | null }>(list: readonly T[]): T[] => [
        ...list,
        ...list
          .filter(({ period_id }) => period_id === first.id)
          .map((entry) => ({ ...entry, id: `${entry.id} again`, period_id: 'later half' })),
      ];
      const split: PriceBook = {
        ...book,
        periods: [
          ...book.periods.slice(1),
          { ...first, end_period: addDays(cut, -1) },
          { ...first, id: 'later half', start_period: cut },
        ],
        cells: again(book.cells),
        base_prices: again(book.base_prices),
        boarding_supplements: again(book.boarding_supplements),
      };
      expect(resultOf(quoteStay(split, stay))).toEqual(resultOf(quoteStay(book, stay)));
    }));

  test('is never raised by another offer, and an offer for other stays changes nothing', () =>
    fc.assert(
      fc.property(anyBook, anyStay, anyOffer, (book, stay, offer) => {
        const before = quoteStay(book, stay);
        const after = quoteStay({ ...book, offers: [...book.offers, { ...offer, id: 'more' }] }, stay);
        expect(after.net_minor ?? 0).toBeLessThanOrEqual(before.net_minor ?? 0);
        const isRejected = after.rejected.some(
          ({ offer_id, net_minor }) => offer_id === 'more' && net_minor === null,
        );
        if (isRejected) expect({ ...after, rejected: [] }).toEqual({ ...before, rejected: [] });
      }),
      runs,
    ));

  test('without offers and special prices, is that of its two parts at any split', () =>
    fc.assert(
      fc.property(anyBook, anyStay, fc.nat(), (book, { child_birthdays: _unused, ...stay }, at) => {
        const nights = nightsBetween(stay.check_in, stay.check_out);
        if (nights < 2) return;
        const cut = addDays(stay.check_in, 1 + (at % (nights - 1)));
        const net = (part: Partial<Stay>) => quoteStay({ ...book, ...plain }, { ...stay, ...part }).net_minor;
        const parts = [net({ check_out: cut }), net({ check_in: cut })];
        expect(net({})).toBe(parts.includes(null) ? null : sum(parts));
      }),
      runs,
    ));
});

test('random contracts have realistic prices', () => {
  const quotes = fc
    .sample(fc.tuple(anyBook, anyStay), { numRuns: 1000, seed: 7 })
    .map(([book, stay]) => quoteStay(book, stay));
  const share = (of: (quote: Quote) => boolean) => quotes.filter(of).length;
  expect(share(({ net_minor }) => net_minor !== null)).toBeGreaterThan(250);
  expect(share(({ blockers }) => blockers.length === 0)).toBeGreaterThan(100);
  expect(share(({ applied }) => applied.length > 0)).toBeGreaterThan(80);
  expect(share(({ applied }) => applied.length > 1)).toBeGreaterThan(10);
  expect(share(({ nights }) => nights.some(({ special }) => special !== null))).toBeGreaterThan(20);
  expect(share(({ nights }) => nights.some(({ weekday }) => weekday))).toBeGreaterThan(100);
  const kinds = new Set(quotes.flatMap(({ nights }) => nights.map(({ source }) => source.kind)));
  expect([...kinds].toSorted()).toEqual(['derived', 'explicit', 'missing', 'supplement']);
  expect(new Set(quotes.flatMap(({ blockers }) => blockers.map(({ code }) => code))).size).toBe(12);
});
