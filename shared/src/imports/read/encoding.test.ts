import { expect, test } from '@jest/globals';
import { decode, readingsOf, type Encoding } from './encoding';
import { encoded, inUtf16 } from './testing';

const text = 'Name;Название\r\nRiga;Рига\r\nOrel;Орёл\r\n';
const utf8 = new TextEncoder().encode(text);
const found = (bytes: Uint8Array) => readingsOf(bytes).map(({ encoding }) => encoding);

test.each([
  ['UTF-8', utf8, 'utf-8'],
  ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]), 'utf-8'],
  ['UTF-16 with a mark', Uint8Array.from([0xff, 0xfe, ...inUtf16(text)]), 'utf-16le'],
  ['UTF-16, big-endian, with a mark', Uint8Array.from([0xfe, 0xff, ...inUtf16(text, true)]), 'utf-16be'],
  ['UTF-16 without a mark', inUtf16(text), 'utf-16le'],
  ['UTF-16, big-endian, without a mark', inUtf16(text, true), 'utf-16be'],
  ['UTF-16 of Latvian', inUtf16('Name\r\nRīga\r\n'), 'utf-16le'],
] as const)('%s is recognised and decoded', (_, bytes, encoding) => {
  expect(found(bytes)).toEqual([encoding]);
  expect(decode(bytes, encoding)).toContain('Name');
});

test.each<[Encoding, string]>([
  ['windows-1251', 'Название;Рига;Юрмала;и;в'],
  ['windows-1251', 'Name;Київ;Львів;Чернівці'],
  ['windows-1251', 'Name,Code;Riga;Рига (VIP-зал)'],
  ['windows-1257', 'Rīga;Jūrmala;Liepāja;Šķēde;Ķīpsala;Cēsis'],
  ['windows-1257', 'Vilnius;Šiauliai;Panevėžys;Klaipėda'],
  ['windows-1250', 'Kraków;Gdańsk;Łódź;Wałbrzych'],
  ['windows-1250', 'Košice;Žilina;Plzeň'],
  ['iso-8859-2', 'Kraków;Gdańsk;Łódź;Wałbrzych;Śląsk'],
  ['windows-1252', "Málaga;Côte d'Azur;Zürich"],
  ['macintosh', 'Málaga;Côte;Zürich'],
  ['x-mac-cyrillic', 'Название;Рига;Юрмала'],
  ['ibm866', 'Название;Рига;Юрмала'],
])('words decide for %s: %s', (encoding, words) => {
  expect(found(encoded(words, encoding))).toEqual([encoding]);
});

test.each<[Encoding, string, [Encoding, string][]]>([
  [
    'windows-1257',
    'Rīga',
    [
      ['windows-1257', 'Rīga'],
      ['windows-1252', 'Rîga'],
    ],
  ],
  [
    'windows-1252',
    'Málaga',
    [
      ['windows-1257', 'Mįlaga'],
      ['windows-1252', 'Málaga'],
    ],
  ],
  [
    'windows-1254',
    'Şişli',
    [
      ['windows-1257', 'Žižli'],
      ['windows-1252', 'Þiþli'],
      ['windows-1250', 'Ţiţli'],
      ['windows-1254', 'Şişli'],
    ],
  ],
  [
    'windows-1250',
    'Győr',
    [
      ['windows-1257', 'Gyõr'],
      ['windows-1250', 'Győr'],
    ],
  ],
  [
    'windows-1251',
    'рига',
    [
      ['windows-1251', 'рига'],
      ['ibm866', 'Ёшур'],
    ],
  ],
])('a word of several encodings is left to the person: %s, %s', (encoding, word, readings) => {
  expect(readingsOf(encoded(word, encoding)).map((reading) => [reading.encoding, ...reading.words])).toEqual(
    readings,
  );
});

test('encodings that read all words alike are one', () => {
  expect(found(encoded('München;Köln;Größe', 'windows-1250'))).toEqual(['windows-1257']);
});

test('one damaged byte does not change the encoding of a file in UTF-8', () => {
  const damaged = Uint8Array.from([...utf8, 0xe1]);
  expect(found(damaged)).toEqual(['utf-8']);
  expect(decode(damaged, 'utf-8')).toContain('\ufffd');
});

test('plain Latin letters are UTF-8', () => {
  expect(found(encoded('Name\r\nRiga\r\n', 'windows-1251'))).toEqual(['utf-8']);
});
