import { expect, test } from '@jest/globals';
import { settings, settingsForm } from './settings';

const rate = { from: 'USD', to: 'EUR', rate_millionths: 920_000, valid_from: '2026-01-01' };
const ofALaterRelease = { exchange_rates: [{ ...rate, source: 'bank' }] };

test('a form saves exchange rates of a later API, and keeps what it does not know of them', () => {
  expect(settingsForm.safeParse(ofALaterRelease).data).toEqual(ofALaterRelease);
});

test('the API refuses a field of a rate that it does not know', () => {
  expect(settings.input.safeParse(ofALaterRelease).success).toBe(false);
});
