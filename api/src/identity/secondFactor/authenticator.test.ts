import { expect, test } from '@jest/globals';
import { addressOf, codeAt, newSecret, stepOf } from './authenticator';

/** `12345678901234567890`, the key of the examples in RFC 6238. */
const ofTheStandard = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('RFC 6238: the code at %i s is %s', (seconds, code) => {
  expect(codeAt(ofTheStandard, seconds * 1000)).toBe(code);
  expect(stepOf(ofTheStandard, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('a clock may be wrong by one step, but not by two', () => {
  const [secret, now] = [newSecret(), 1_800_000_015_000];
  const found = [-2, -1, 0, 1, 2].map((steps) => stepOf(secret, codeAt(secret, now + steps * 30_000), now));
  const step = Math.floor(now / 30_000);
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('secrets differ, and the address for the app names product and account', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const address = new URL(addressOf(secret, 'anna@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Itinera:anna@example.com');
  expect(address.searchParams.get('secret')).toBe(secret);
});
