import { describe, expect, test } from '@jest/globals';
import { separators, type Separator } from './delimiter';
import { encodings, type Encoding } from './encoding';
import { isDecided } from './fileTable';
import { readText } from './readText';
import { toSheet } from './sheet';
import { chosen, encoded, inUtf16 } from './testing';

const inUtf8 = (text: string) => new TextEncoder().encode(text);

/** Names that decide for their encoding, as most lists have some. */
const names: Partial<Record<Encoding, [string, string]>> = {
  'utf-8': ['Rīga, Рига', 'İstanbul'],
  'utf-16le': ['Rīga, Рига', 'İstanbul'],
  'utf-16be': ['Rīga, Рига', 'Łódź'],
  'windows-1250': ['Łódź, Wałbrzych', 'Košice'],
  'windows-1251': ['Рига, Юрмала', 'Орёл'],
  'windows-1252': ['Málaga, Zürich', 'Côte'],
  'windows-1257': ['Rīga, Šķēde', 'Ķīpsala'],
  'iso-8859-2': ['Łódź, Śląsk', 'Wałbrzych'],
  macintosh: ['Málaga, Zürich', 'Côte'],
};

const bytesIn = (text: string, encoding: Encoding): Uint8Array =>
  encoding === 'utf-8'
    ? inUtf8(text)
    : encoding.startsWith('utf-16')
      ? inUtf16(text, encoding === 'utf-16be')
      : encoded(text, encoding);

const ends = {
  LF: ['\n', '\n', '\n', '\n'],
  CRLF: ['\r\n', '\r\n', '\r\n', '\r\n'],
  CR: ['\r', '\r', '\r', '\r'],
  mixed: ['\r\n', '\n', '\r', '\n'],
} as const;

const cases = Object.entries(names).flatMap(([encoding, pair]) =>
  separators
    .slice(0, 4)
    .flatMap(({ label, value }) =>
      Object.entries(ends).map(([end, marks]) => [encoding, label, end, value, marks, pair] as const),
    ),
);

describe('a list is the same in each encoding, with each separator and line end', () => {
  test.each(cases)('%s, %s, %s', (encoding, _label, _end, separator, marks, [first, second]) => {
    const lines = [
      ['Name', 'Note, in a word', 'Price'].map((heading) => `"${heading}"`).join(separator),
      [`"${first}"`, '"two\nlines"', '"1,5"'].join(separator),
      [`"${second}"`, '"a ""quote"" | ; ,"', '0012'].join(separator),
    ];
    const bytes = bytesIn(lines.map((line, at) => line + marks[at]).join(''), encoding as Encoding);
    const table = readText('a.csv', bytes, false);
    expect(table.choices.map(({ label, value }) => [label, value])).toEqual([
      ['Encoding', encoding],
      ['Separator', separator],
    ]);
    expect(toSheet(table)).toMatchObject({
      headers: ['Name', 'Note, in a word', 'Price'],
      rows: [
        { number: 2, cells: [first, 'two\nlines', '1,5'] },
        { number: 3, cells: [second, 'a "quote" | ; ,', '0012'] },
      ],
    });
  });
});

test('what can be read in several ways is left to the person, with words to decide by', () => {
  const table = readText('a.csv', encoded('Name;Code\nRīga;RIX\n', 'windows-1257'), false);
  expect(isDecided(table)).toBe(false);
  const [encoding] = table.choices;
  expect(encoding?.value).toBeUndefined();
  expect(encoding?.options.slice(0, 2).map(({ label }) => label)).toEqual([
    'Rīga · Windows-1257 (Baltic)',
    'Rîga · Windows-1252 (Western European)',
  ]);
  expect(encoding?.options.map(({ value }) => value).toSorted()).toEqual(
    encodings.map(({ value }) => value).toSorted(),
  );
  const decided = chosen(table, 'Encoding', 'windows-1252');
  expect(isDecided(decided)).toBe(true);
  expect(toSheet(decided).rows[0]?.cells).toEqual(['Rîga', 'RIX']);
});

test('a separator is left to the person if two split all lines alike', () => {
  const table = readText('a.csv', inUtf8('Riga, EUR;Oslo, EUR\n1,5;2,5\n'), false);
  expect(isDecided(table)).toBe(false);
  const by = (separator: Separator) => toSheet(chosen(table, 'Separator', separator)).headers;
  expect(by(';')).toEqual(['Riga, EUR', 'Oslo, EUR']);
  expect(by('|')).toEqual(['Riga, EUR;Oslo, EUR']);
});

test('a choice is kept when another is made, and one that helps can be made where a file can’t be read', () => {
  const broken = readText('a.csv', inUtf8('Name,"Size"\n5",Riga\n"6",Oslo\n'), false);
  const table = chosen(broken, 'Separator', '\t');
  expect(chosen(table, 'Encoding', 'windows-1251').choices[1]?.value).toBe('\t');
  const open = readText('a.csv', inUtf8('Name;"Size\nRiga;"5\n'), false);
  expect(open.problem).toMatch(/^Row \d has a quotation mark that is not closed/);
  expect(open.choices).toHaveLength(2);
  expect(() => toSheet(open)).toThrow('quotation mark');
});

test('lines and cells are limited before they fill the memory', () => {
  expect(readText('a.csv', inUtf8(`a,b\n${','.repeat(501)}x`), false).problem).toBe(
    'Cell SH2 (‘x’) is beyond 10\u00a0000 rows or 500 columns. Clear it, or split the file, and choose the file again.',
  );
  expect(readText('a.csv', inUtf8('a\n'.repeat(10_002)), false).problem).toMatch(
    /^Cell A10001 \(‘a’\) is beyond/,
  );
});

test('a text that a file protects as a formula is itself', () => {
  const table = readText('a.csv', inUtf8('Passport,Name\n="0012345",A\n"=""0012346""",B\n'), false);
  expect(toSheet(table).rows.map(({ cells }) => cells[0])).toEqual(['0012345', '0012346']);
});
