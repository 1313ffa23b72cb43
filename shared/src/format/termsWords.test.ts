import { describe, expect, test } from '@jest/globals';
import type { CancellationStep, Charge } from '@itinera/shared/contracts';
import { chargeInWords, stagesInWords, termsInWords } from './termsWords';

/** Without no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const percent = (value: number): Charge => ({ kind: 'percent', value });
const step = (days_before: number | null, hour: number, charge: Charge): CancellationStep => ({
  days_before,
  hour,
  ...charge,
});

test.each<[Charge, string]>([
  [{ kind: 'nights', value: 1 }, '1 night'],
  [percent(1_250), '12,5 %'],
  [percent(10_000), 'the whole stay'],
  [{ kind: 'amount_per_person', value: 3_000 }, '30,00 EUR per person'],
])('%j is %s', (charge, words) => {
  expect(plain(chargeInWords(charge, 'EUR'))).toBe(words);
});

test('terms of seats count the days before the departure, and charge the fare or each seat', () => {
  const steps = [
    step(0, 0, percent(10_000)),
    step(21, 18, percent(3_000)),
    step(7, 12, { kind: 'amount_per_person', value: 15_000 }),
  ];
  expect(termsInWords({ steps, no_show: null }, 'EUR', 'flight').map(plain)).toEqual([
    'Free until 21 days before departure, 18:00',
    'then 30 %',
    'from 7 days before departure, 12:00: 150,00 EUR per seat',
    'from the day of departure: the whole fare',
  ]);
  expect(termsInWords({ steps: [], no_show: null }, 'EUR', 'flight')).toEqual(['Free until departure']);
});

test('terms of a transfer count the days before the arrival, and charge all of it or each person', () => {
  const steps = [
    step(14, 18, { kind: 'amount_per_person', value: 500 }),
    step(7, 18, { kind: 'amount_per_stay', value: 2_000 }),
    step(1, 0, percent(10_000)),
  ];
  expect(termsInWords({ steps, no_show: null }, 'EUR', 'transfer').map(plain)).toEqual([
    'Free until 14 days before arrival, 18:00',
    'then 5,00 EUR per person',
    'from 7 days before arrival, 18:00: 20,00 EUR per transfer',
    'from 1 day before arrival: the whole transfer',
  ]);
});

describe('terms', () => {
  test('begin with the last free moment, and are in order of time', () => {
    const steps = [step(2, 0, percent(10_000)), step(14, 18, { kind: 'nights', value: 2 })];
    expect(termsInWords({ steps, no_show: percent(10_000) }, 'EUR')).toEqual([
      'Free until 14 days before arrival, 18:00',
      'then 2 nights',
      'from 2 days before arrival: the whole stay',
      'no-show: the whole stay',
    ]);
  });

  test('of a stay that is not refundable say so', () => {
    expect(termsInWords({ steps: [step(null, 0, percent(10_000))], no_show: null }, 'EUR')).toEqual([
      'From the booking on: the whole stay',
    ]);
  });

  test('without steps are free until the guests don’t arrive', () => {
    expect(termsInWords({ steps: [], no_show: { kind: 'nights', value: 1 } }, 'EUR')).toEqual([
      'Free until arrival',
      'no-show: 1 night',
    ]);
  });
});

describe('costs', () => {
  const inRiga = (...stages: [string | null, number][]) =>
    stagesInWords(
      stages.map(([from, cost_minor]) => ({ from, cost_minor })),
      'EUR',
      'Europe/Riga',
    ).map(plain);

  test('name instants in the time of the hotel', () => {
    expect(
      inRiga([null, 0], ['2027-05-12T15:00:00.000Z', 24_000], ['2027-12-12T15:00:00.000Z', 48_000]),
    ).toEqual(['Free until 12.05.2027 18:00', 'then 240,00 EUR', 'from 12.12.2027 17:00: 480,00 EUR']);
  });

  test('from the booking on, or none', () => {
    expect(inRiga([null, 500], ['2027-05-12T15:00:00.000Z', 0])).toEqual([
      'From the booking on: 5,00 EUR',
      'from 12.05.2027 18:00: free',
    ]);
    expect(inRiga([null, 0])).toEqual(['Free at any time']);
  });
});
