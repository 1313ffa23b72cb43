import { expect, test } from '@jest/globals';
import type { BookingCancellation, CancellationCost } from '@itinera/shared/contracts';
import { aBooking, aFlight, aStay, someTerms, testId } from '../../testing';
import { costFormat, customerCostInWords } from './costWords';
import { feeByTerms, firstFee } from './fees';

const from = '2027-05-20T15:00:00.000Z';
const cost = (now_minor: number, then_minor?: number): CancellationCost => ({
  now_minor,
  free_until: null,
  next: then_minor === undefined ? null : { from, cost_minor: then_minor },
});
const stayIn = (time_zone: string) => aStay({ cancellation: someTerms({ time_zone }) });
const format = (...zones: string[]) => costFormat(aBooking({ hotels: zones.map(stayIn) }));

test.each([
  [cost(24_000, 48_000), 'By the terms the customer pays 240,00 EUR now; from 20.05.2027 18:00 480,00 EUR.'],
  [cost(24_000), 'By the terms the customer pays 240,00 EUR.'],
  [cost(0, 24_000), 'Free until 20.05.2027 18:00 by the terms, then the customer pays 240,00 EUR.'],
  [cost(0), 'Free by the terms.'],
])('%j is: %s', (of, words) => {
  expect(customerCostInWords(of, format('Europe/Riga', 'Europe/Riga')).replaceAll('\u00a0', ' ')).toBe(words);
});

test('instants of hotels and airports in several time zones are the person’s own', () => {
  expect(format('Asia/Kathmandu').instant(from)).toBe('20.05.2027 20:45');
  expect(format('Asia/Kathmandu', 'Europe/Riga').instant(from)).toMatch(/ of your time$/);
  const flights = [aFlight({ cancellation: someTerms({ time_zone: 'Europe/Riga' }) })];
  expect(costFormat(aBooking({ hotels: [], flights })).instant(from)).toBe('20.05.2027 18:00');
  const hotels = [stayIn('Asia/Kathmandu')];
  expect(costFormat(aBooking({ hotels, flights })).instant(from)).toMatch(/ of your time$/);
});

const costs = (has_terms: boolean, now_minor: number): BookingCancellation => ({
  at: from,
  currency: 'EUR',
  supplier: cost(0),
  customer: cost(now_minor),
  stays: [{ booking_hotel_id: testId(2), has_terms, supplier: cost(0), customer: cost(now_minor) }],
});

test('the first fee is that of the terms, at most the total; without terms it is free until one is typed', () => {
  const booking = aBooking({ total_minor: 30_000 });
  expect(firstFee(costs(true, 24_000), booking)).toBe(24_000);
  expect(firstFee(costs(true, 48_000), booking)).toBe(30_000);
  expect(feeByTerms(costs(true, 48_000))).toBe(48_000);
  expect(firstFee(costs(false, 0), booking)).toBe(0);
  expect(feeByTerms(costs(false, 0))).toBeUndefined();
  expect(firstFee(undefined, booking)).toBeUndefined();
  const flight = { booking_flight_id: testId(90), has_terms: true, supplier: cost(0), customer: cost(9_000) };
  expect(firstFee({ ...costs(false, 9_000), flights: [flight] }, booking)).toBe(9_000);
  const transfer = { has_terms: true, supplier: cost(0), customer: cost(700) };
  expect(firstFee({ ...costs(false, 700), transfer }, booking)).toBe(700);
});
