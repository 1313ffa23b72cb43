import { describe, expect, test } from '@jest/globals';
import { cities, countries } from '@itinera/shared/contracts';
import { defineImport, entriesOf } from '../definition';
import { guessColumns, lackingFields } from './mapping';

const toCountry = entriesOf({ of: countries, queries: [{}], noun: 'country', namesOf: ({ iso2 }) => [iso2] });
const definition = defineImport({
  of: cities,
  noun: 'city',
  label: 'Cities',
  fields: [
    {
      kind: 'entry',
      key: 'country_id',
      label: 'Country',
      also: ['Страна'],
      required: true,
      entries: toCountry,
    },
    { kind: 'name', locale: 'en', label: 'Name (English)' },
    { kind: 'name', locale: 'ru', label: 'Name (Russian)', also: ['Название'] },
    { kind: 'text', key: 'iata', label: 'IATA code' },
    { kind: 'flag', key: 'is_main', label: 'Main' },
  ],
  same: [['iata']],
});

describe('columns are guessed by their headings', () => {
  test.each([
    ['Country', 'country_id'],
    ['country_id', 'country_id'],
    ['COUNTRY', 'country_id'],
    ['Страна', 'country_id'],
    ['Name (English)', 'names.en'],
    ['name en', 'names.en'],
    ['name_ru', 'names.ru'],
    ['Russian name', 'names.ru'],
    ['Название', 'names.ru'],
    ['Name', 'names.en'],
    ['IATA', 'iata'],
    ['iata code', 'iata'],
    ['is_main', 'is_main'],
    ['IÀTÁ code', 'iata'],
    ['İata', 'iata'],
    ['Nàme', 'names.en'],
    ['Na\u0301me (English)', 'names.en'],
    ['ＮＡＭＥ', 'names.en'],
    ['Название\u0301', 'names.ru'],
    ['НАЗВАНИЁ', 'names.ru'],
    ['What to fix', undefined],
    ['Countryside', undefined],
  ])('%s', (header, field) => {
    expect(guessColumns([header], definition)).toEqual([field]);
  });

  test('each field gets one column, by the best heading', () => {
    expect(guessColumns(['Name', 'Name (English)', 'IATA', 'Country', 'Страна'], definition)).toEqual([
      undefined,
      'names.en',
      'iata',
      'country_id',
      undefined,
    ]);
  });
});

describe('a field without a column', () => {
  const filled = ['country_id', 'names.ru'];
  test.each([
    ['nothing', filled, {}, []],
    [
      'a required field',
      ['names.en'],
      {},
      ['Country is required: choose its column, or enter one value for all rows.'],
    ],
    ['nothing, with one value for all rows', ['names.en'], { country_id: 'Latvia' }, []],
    [
      'a value of spaces',
      ['names.en'],
      { country_id: ' ' },
      ['Country is required: choose its column, or enter one value for all rows.'],
    ],
    [
      'a name in any language',
      ['country_id'],
      {},
      ['A name is required: choose the column for Name (English) or Name (Russian).'],
    ],
  ])('is reported: %s', (_, columns, everywhere, lacking) => {
    expect(lackingFields(definition, { columns, everywhere })).toEqual(lacking);
  });
});
