import { expect, test } from '@jest/globals';
import type { CostStage } from '@itinera/shared/contracts';
import { costNow } from './costNow';

const stages: CostStage[] = [
  { from: null, cost_minor: 0 },
  { from: '2027-05-12T15:00:00.000Z', cost_minor: 24_000 },
  { from: '2027-05-20T15:00:00.000Z', cost_minor: 48_000 },
];
const at = (instant: string, some = stages) => {
  const { words, is } = costNow(
    some,
    { currency: 'EUR', time_zone: 'Europe/Riga', isDraft: false },
    new Date(instant),
  );
  return [words.replaceAll('\u00a0', ' '), is];
};

test.each([
  ['2027-05-01T00:00:00Z', 'Free cancellation until 12.05.2027 18:00', 'free'],
  ['2027-05-09T21:30:00Z', 'Free cancellation until 12.05.2027 18:00, in 2 days', 'ending'],
  ['2027-05-12T14:59:59Z', 'Free cancellation until 12.05.2027 18:00, today', 'ending'],
  ['2027-05-12T15:00:00Z', 'Cancelling costs 240,00 EUR', 'charged'],
  ['2027-05-30T00:00:00Z', 'Cancelling costs 480,00 EUR', 'charged'],
])('at %s: %s, in the time of the hotel', (instant, words, is) => expect(at(instant)).toEqual([words, is]));

test('what is always free has no day', () =>
  expect(at('2027-05-30T00:00:00Z', [{ from: null, cost_minor: 0 }])).toEqual(['Free cancellation', 'free']));
