import { expect, test } from '@jest/globals';
import { settings, settingsForm } from './settings';

const rate = { from: 'USD', to: 'EUR', rate: '0.92', valid_from: '2026-01-01' };
const ofALaterRelease = { exchange_rates: [{ ...rate, source: 'bank' }] };

test('a form saves exchange rates of a later API with their unknown fields', () => {
  expect(settingsForm.safeParse(ofALaterRelease).data).toEqual(ofALaterRelease);
});

test('the API refuses an unknown field of a rate', () => {
  expect(settings.input.safeParse(ofALaterRelease).success).toBe(false);
});

const read = { exchange_rates: [{ ...rate, rate_millionths: 920_000 }] };

test('a page of an earlier release changes the millionths that it has read, without the exact rate', () => {
  expect(settings.input.parse(read)).toEqual({ exchange_rates: [rate] });
  const exact = { ...rate, rate: '0.9200004' };
  expect(settings.input.parse({ exchange_rates: [{ ...exact, rate_millionths: 920_000 }] })).toEqual({
    exchange_rates: [exact],
  });
  const changed = { ...read.exchange_rates[0], rate_millionths: 930_000 };
  expect(settings.input.parse({ exchange_rates: [changed] })).toEqual({
    exchange_rates: [{ ...rate, rate: '0.93' }],
  });
  const { rate: _, ...added } = changed;
  expect(settings.input.parse({ exchange_rates: [added] }).exchange_rates).toMatchObject([{ rate: '0.93' }]);
});

test.each([
  [{ ...rate, rate: undefined }, 'rate'],
  [{ ...rate, rate: '0' }, 'rate'],
  [{ ...rate, to: 'USD' }, 'to'],
])('%j is refused at %s', (entry, field) => {
  const { error } = settings.input.safeParse({ exchange_rates: [entry] });
  expect(error?.issues.map(({ path }) => path)).toEqual([['exchange_rates', 0, field]]);
});
