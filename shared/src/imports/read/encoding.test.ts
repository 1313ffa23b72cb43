import { expect, test } from '@jest/globals';
import { decode, guessEncoding } from './encoding';
import { inUtf16, inWindows1251 } from './testing';

const text = 'Name;Название\r\nRiga;Рига\r\nOrel;Орёл\r\n';
const utf8 = new TextEncoder().encode(text);

test.each([
  ['UTF-8', utf8, 'utf-8'],
  ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]), 'utf-8'],
  ['UTF-16 with a mark', Uint8Array.from([0xff, 0xfe, ...inUtf16(text)]), 'utf-16le'],
  ['UTF-16, big-endian, with a mark', Uint8Array.from([0xfe, 0xff, ...inUtf16(text, true)]), 'utf-16be'],
  ['UTF-16 without a mark', inUtf16(text), 'utf-16le'],
  ['UTF-16, big-endian, without a mark', inUtf16(text, true), 'utf-16be'],
  ['Windows-1251', inWindows1251(text), 'windows-1251'],
] as const)('%s is recognised and decoded', (_, bytes, encoding) => {
  expect(guessEncoding(bytes)).toBe(encoding);
  expect(decode(bytes, encoding)).toBe(text);
});

test.each([
  ['Málaga, Côte d’Azur', 'M\xe1laga, C\xf4te d\x92Azur', 'windows-1252'],
  ['Cyrillic with one word of Latin letters', 'Riga;\xd0\xe8\xe3\xe0', 'windows-1251'],
  ['Cyrillic words of one letter', '\xe8 \xe2', 'windows-1251'],
])('without a mark, words decide: %s', (_, text, encoding) => {
  expect(guessEncoding(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(encoding);
});

test('plain Latin letters are UTF-8', () => {
  expect(guessEncoding(inWindows1251('Name\r\nRiga\r\n'))).toBe('utf-8');
});
