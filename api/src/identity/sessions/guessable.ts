import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../http/problem';

const common = new Set(dictionary['passwords-common']);

/** Words that users of this product try first. */
const productWords = [
  'itinera',
  'itinerary',
  'backoffice',
  'bookings',
  'booking',
  'hotels',
  'hotel',
  'travel',
  'partner',
  'administrator',
  'admin',
  'manager',
  'operator',
  'demo',
];

/** Digits and punctuation around a word are common and make it no harder to guess. */
const fewSigns = 8;

const lettersOf = (text: string): string => text.replaceAll(/\P{L}+/gu, '');

const wordsOf = (email: string): string[] =>
  email
    .split(/\P{L}+/u)
    .filter((word) => word.length > 2)
    .toSorted((a, b) => b.length - a.length);

const without = (words: string[], text: string): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text);

const isRepetition = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(text);

/** `123456789012`, `zyxwvutsrqpo`: each character follows the previous one in the alphabet; after 9 comes 0. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.every(
    (code, index) => index === 0 || [0, 1, 9].includes(Math.abs(code - (codes[index - 1] ?? 0))),
  );
}

/** Whether the password is among the first guesses of an attacker who knows the product and the address. */
export function isGuessable(password: string, email: string): boolean {
  const typed = password.normalize('NFC').toLowerCase();
  if (common.has(typed) || isRepetition(typed) || isRow(typed)) return true;
  const letters = lettersOf(typed);
  if (letters === '' || typed.length - letters.length > fewSigns) return false;
  return common.has(letters) || without([...productWords, ...wordsOf(email)], letters).length < 3;
}

export function refuseGuessable(password: string, email: string): void {
  if (!isGuessable(password, email)) return;
  throw invalid({
    password:
      'This password is easy to guess. Use several unrelated words, or let a password manager make one.',
  });
}
