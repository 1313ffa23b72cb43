import { expect, test } from '@jest/globals';
import { countries, cities, travellers } from '@itinera/shared/contracts';
import { defineImport, entriesOf } from '../definition';
import { readRow } from './readRow';

const definition = defineImport({
  of: cities,
  noun: 'city',
  label: 'Cities',
  fields: [
    {
      kind: 'entry',
      key: 'country_id',
      label: 'Country',
      required: true,
      entries: entriesOf({ of: countries, queries: [{}], noun: 'country', namesOf: () => [] }),
    },
    { kind: 'name', locale: 'en', label: 'Name (English)' },
    { kind: 'name', locale: 'ru', label: 'Name (Russian)' },
    { kind: 'integer', key: 'order', label: 'Order' },
    { kind: 'flag', key: 'is_main', label: 'Main' },
  ],
  same: [['names', 'country_id']],
});

const mapping = {
  columns: ['country_id', 'names.en', undefined, 'order', 'names.ru'],
  everywhere: { is_main: 'no' },
};
const read = (...cells: string[]) =>
  readRow(definition, mapping, { number: 7, cells }, (_field, text) =>
    text === 'Latvia' ? { value: 'lv' } : { problem: `No such country: ${text}.` },
  );

test('a row becomes the body of an entry: without empty cells, with values for all rows', () => {
  expect(read('Latvia', 'Riga', 'never read', '3', 'Рига')).toMatchObject({
    name: 'Riga',
    body: {
      country_id: 'lv',
      order: 3,
      is_main: false,
      names: [
        { locale: 'en', name: 'Riga' },
        { locale: 'ru', name: 'Рига' },
      ],
    },
    problems: [],
  });
});

test('a name in one language is enough, and empty cells are not sent', () => {
  expect(read('Latvia', '', '', '', 'Рига')).toMatchObject({ name: 'Рига', problems: [] });
  expect(read('Latvia', '', '', '', 'Рига').body).toEqual({
    country_id: 'lv',
    is_main: false,
    names: [{ locale: 'ru', name: 'Рига' }],
  });
});

test('a row without a name in a language is called by its required texts', () => {
  const people = defineImport({
    of: travellers,
    noun: 'traveler',
    label: 'Travelers',
    fields: [
      { kind: 'text', key: 'first_name', label: 'First name', required: true },
      { kind: 'text', key: 'last_name', label: 'Last name', required: true },
      { kind: 'text', key: 'phone', label: 'Phone' },
    ],
    same: [],
  });
  const nameOf = (...cells: string[]) =>
    readRow(
      people,
      { columns: ['first_name', 'last_name', 'phone'], everywhere: {} },
      { number: 7, cells },
      () => ({
        value: '',
      }),
    ).name;
  expect([nameOf('Anna', 'Ozola', '+371 2'), nameOf('', 'Ozola'), nameOf('', '')]).toEqual([
    'Anna Ozola',
    'Ozola',
    'Row 7',
  ]);
});

test('all errors are reported at once, each with its field', () => {
  expect(read('Latvja', '', '', 'third', '')).toMatchObject({
    name: 'Row 7',
    problems: [
      { field: 'Name (English) or Name (Russian)', message: 'Fill in the name in one language at least.' },
      { field: 'Country', message: 'No such country: Latvja.' },
      { field: 'Order', message: '‘third’ is not a whole number. Write digits only, such as 12.' },
    ],
  });
  expect(read('', 'Riga').problems).toEqual([{ field: 'Country', message: 'Fill in this field.' }]);
});

test('a value for all rows fills no empty cells of other fields', () => {
  expect(read('Latvia', 'Riga').body['is_main']).toBe(false);
  expect(read('Latvia', 'Riga').body).not.toHaveProperty('order');
});

test('a name is the text that a cell shows, an order its number', () => {
  const row = {
    number: 7,
    cells: ['Latvia', '007', '', '003 pcs', ''],
    numbers: new Map([
      [1, '7'],
      [3, '3'],
    ]),
  };
  const { body, name } = readRow(definition, mapping, row, () => ({ value: 'lv' }));
  expect([name, body['order']]).toEqual(['007', 3]);
});

test('a name has no line breaks, as when it is pasted', () => {
  expect(read('Latvia', 'Two\tNames')).toMatchObject({ name: 'Two Names', problems: [] });
  expect(read('Latvia', 'Two\r\n Lines')).toMatchObject({ name: 'Two Lines', problems: [] });
});

test('a truncated or shifted row has no other errors', () => {
  const problem = 'It has 2 cells, and the headings have 5.';
  expect(
    readRow(definition, mapping, { number: 7, cells: ['Latvja', ''], problem }, () => ({ value: 'lv' }))
      .problems,
  ).toEqual([{ field: '', message: problem }]);
});
