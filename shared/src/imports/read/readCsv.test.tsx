import { expect, test } from '@jest/globals';
import { csvWriter } from '@itinera/shared/grid';
import { readCsv } from './readCsv';

test.each([
  [',', 'name,code\r\nRiga,RIX\r\n'],
  [';', 'name;code\r\nRiga;RIX\r\n'],
  ['a tab', 'name\tcode\nRiga\tRIX\n'],
  ['what the file says itself', 'sep=|\r\nname|code\r\nRiga|RIX\r\n'],
])('columns are separated by %s', (_, text) => {
  expect(readCsv(text).slice(0, 2)).toEqual([
    ['name', 'code'],
    ['Riga', 'RIX'],
  ]);
});

test.each([
  [
    'headings have more commas than semicolons',
    'Country (as in list, in English);Name en (max 100, no quotes);IATA (3 letters, upper case)\nLatvia;Header;QAP\n',
    3,
  ],
  ['amounts have commas of their own', 'a;b\n1,5;2,5\n1,5;2,5', 2],
  ['the only column has commas in some texts', 'name\nRiga, Latvia\nOslo', 1],
])('the delimiter is that of most lines: %s', (_, text, width) => {
  const rows = readCsv(text).filter(([cell]) => cell !== '');
  expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => width));
});

test('quoted cells keep their content', () => {
  expect(readCsv('a;b\r\n"x; ""y""";"two\nlines"\r\n')[1]).toEqual(['x; "y"', 'two\nlines']);
});

test('one column needs no delimiter', () => {
  expect(readCsv('name\nRiga\nOslo').map(([cell]) => cell)).toEqual(['name', 'Riga', 'Oslo']);
});

test('an own export is read back unchanged', async () => {
  const writer = await csvWriter(['Name', 'Note']);
  writer.add([
    ['=1+1', '-5 °C'],
    ['О’Хара', "'quoted'"],
  ]);
  const text = new TextDecoder().decode(await writer.finish().arrayBuffer());
  expect(readCsv(text).slice(0, 3)).toEqual([
    ['Name', 'Note'],
    ['=1+1', '-5 °C'],
    ['О’Хара', "'quoted'"],
  ]);
});

test('an unclosed quotation mark is reported with its row', () => {
  expect(() => readCsv('a,b\r\n1,2\r\n"x,3\r\n4,5')).toThrow(
    /^Row 3 has a quotation mark that is not closed/,
  );
});

test('a file that is not text is refused', () => {
  expect(() => readCsv('a\u0000b')).toThrow('Choose another encoding');
});
