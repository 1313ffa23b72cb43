import { expect, test } from '@jest/globals';
import { placesIn, redact } from './redact';

test.each([
  ['anna.bērziņa@example.com is taken', '[e-mail] is taken'],
  ['Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln', 'Bearer [token or id]'],
  ['booking 01936f6e-2a7b-7c11-9d5e-3f2a1b0c9d8e is gone', 'booking [token or id] is gone'],
  ['GET /travelers?q=Ivanova failed', 'GET /travelers[query] failed'],
  ['passport 45 1234567', 'passport [number]'],
  ['call +371 2912-3456 now', 'call [number] now'],
  ['“Olga Petrova” is not in the list', '“…” is not in the list'],
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
])('%s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test('a redacted stack contains only files of releases', () => {
  const stack = `TypeError: Olga is not a function
    at Olga (https://office.example/remotes/mf_hotels/0.1.0-ee9ffbdd97b0/c/12.js?retry=1:1:2)
    at f (https://office.example/remotes/mf_hotels/0.1.0-ee9ffbdd97b0/c/12.js:1:2345)
    at g (https://office.example/shell/0.1.0-abc/main.b69cba1f.js:1:695452)
    at <anonymous>:1:1`;
  expect(placesIn(stack)).toEqual([
    '/remotes/mf_hotels/0.1.0-ee9ffbdd97b0/c/12.js:1:2345',
    '/shell/0.1.0-abc/main.b69cba1f.js:1:695452',
  ]);
});
