import { expect, test } from '@jest/globals';
import { isGuessable } from './guessable';

const email = 'olga.petrova@levant-sun.example';

test.each([
  'passwordpassword',
  'Password-2026!',
  '1qaz2wsx3edc',
  '123456789012',
  'abcdefghijklmn',
  'aaaaaaaaaaaaa',
  'qwerqwerqwerqwer',
  'Itinera-Admin-2026',
  'itinera-demo-2026',
  'hotel_booking_1',
  'OlgaPetrova1988',
  'levantsun!!!!',
])('%s is guessable', (password) => {
  expect(isGuessable(password, email)).toBe(true);
});

test.each([
  'amber lighthouse quiet',
  'a password for tests',
  '8347 2938 1029 4857',
  'Zm9vYmFyL2Jhei8r',
  'каравелла над фьордом',
  'hotel by the amber sea',
])('%s is not', (password) => {
  expect(isGuessable(password, email)).toBe(false);
});
