import { expect, test } from '@jest/globals';
import type { CancellationStep } from '@itinera/shared/contracts';
import { seatStages } from './seatTerms';

const seats = { departure_date: '2027-06-12', seats: 3, net_minor: 60_000, sale_minor: 75_000 };
const step = (
  days_before: number | null,
  kind: CancellationStep['kind'],
  value: number,
  hour = 18,
): CancellationStep => ({ days_before, hour, kind, value });
const own = { customer_terms_days: 0, customer_terms_margin_bp: 0 };
const stagesOn = (steps: CancellationStep[], time_zone: string, more: object = {}, customer = own) =>
  seatStages({ ...seats, ...more }, { steps, time_zone, customer });

test('a share is of the fare, an amount of each seat, and neither is more than the fare', () => {
  const steps = [
    step(30, 'amount_per_person', 5_000),
    step(14, 'percent', 5_000),
    step(3, 'amount_per_person', 90_000, 0),
  ];
  expect(stagesOn(steps, 'Europe/Riga')).toEqual({
    stages: [
      { from: null, cost_minor: 0 },
      { from: '2027-05-13T15:00:00.000Z', cost_minor: 15_000 },
      { from: '2027-05-29T15:00:00.000Z', cost_minor: 30_000 },
      { from: '2027-06-08T21:00:00.000Z', cost_minor: 60_000 },
    ],
    customer_stages: [
      { from: null, cost_minor: 0 },
      { from: '2027-05-13T15:00:00.000Z', cost_minor: 18_750 },
      { from: '2027-05-29T15:00:00.000Z', cost_minor: 37_500 },
      { from: '2027-06-08T21:00:00.000Z', cost_minor: 75_000 },
    ],
  });
});

test('the customer is charged earlier and more, as the settings say, but never more than the sale', () => {
  const customer = { customer_terms_days: 2, customer_terms_margin_bp: 1_000 };
  const steps = [step(14, 'percent', 5_000), step(3, 'percent', 10_000)];
  expect(stagesOn(steps, 'Europe/Riga', {}, customer).customer_stages).toEqual([
    { from: null, cost_minor: 0 },
    { from: '2027-05-27T15:00:00.000Z', cost_minor: 41_250 },
    { from: '2027-06-07T15:00:00.000Z', cost_minor: 75_000 },
  ]);
});

test('the day is that of the airport of origin, on either side of the date line', () => {
  const from = (zone: string) => stagesOn([step(1, 'percent', 10_000)], zone).stages.at(-1)?.from;
  expect(from('Pacific/Auckland')).toBe('2027-06-11T06:00:00.000Z');
  expect(from('Pacific/Pago_Pago')).toBe('2027-06-12T05:00:00.000Z');
  expect(from('Pacific/Kiritimati')).toBe('2027-06-11T04:00:00.000Z');
});

test('an hour that is skipped ends with the gap, one that occurs twice is the later one', () => {
  const from = (departure_date: string, hour: number) =>
    stagesOn([step(2, 'percent', 10_000, hour)], 'Europe/Berlin', { departure_date }).stages.at(-1)?.from;
  expect(from('2027-03-30', 2)).toBe('2027-03-28T01:00:00.000Z');
  expect(from('2027-11-02', 2)).toBe('2027-10-31T01:00:00.000Z');
  expect(from('2027-11-02', 18)).toBe('2027-10-31T17:00:00.000Z');
});

test('what is not refundable costs all of it from the booking on, and without steps it is free', () => {
  const all = (cost_minor: number) => [{ from: null, cost_minor }];
  expect(stagesOn([step(null, 'percent', 10_000, 0)], 'Europe/Riga')).toEqual({
    stages: all(60_000),
    customer_stages: all(75_000),
  });
  expect(stagesOn([], 'Europe/Riga')).toEqual({ stages: all(0), customer_stages: all(0) });
  const free = stagesOn([step(null, 'percent', 10_000, 0)], 'Europe/Riga', { net_minor: 0 });
  expect(free).toEqual({ stages: all(0), customer_stages: all(0) });
});
