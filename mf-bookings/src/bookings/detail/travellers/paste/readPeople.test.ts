import { expect, test } from '@jest/globals';
import { readPeople, type NameOrder } from './readPeople';

const countries = [
  { id: 'lv', iso2: 'LV', names: ['Latvia', 'Латвия'] },
  { id: 'gb', iso2: 'GB', names: ['United Kingdom'] },
];
const read = (text: string, order: NameOrder = 'first') =>
  readPeople(text, { order, countries, today: '2026-11-27' }).map(({ person }) => person);

test.each([
  [
    'Anna Berzina f 05.05.1990 Latvia LV1234567',
    {
      first_name: 'Anna',
      last_name: 'Berzina',
      sex: 'f',
      birthday: '1990-05-05',
      nationality: 'lv',
      passport_number: 'LV1234567',
    },
  ],
  [
    '1. BERZINA/ANNA MRS 05MAY90',
    { first_name: 'Anna', last_name: 'Berzina', sex: 'f', birthday: '1990-05-05' },
  ],
  [
    'Berzins, Karlis, m, 1985-01-31',
    { first_name: 'Karlis', last_name: 'Berzins', sex: 'm', birthday: '1985-01-31' },
  ],
  [
    'Anna\tMaria Berzina\t5/5/19\tCHD\tLV\tanna@example.com',
    {
      first_name: 'Anna',
      last_name: 'Maria Berzina',
      birthday: '2019-05-05',
      nationality: 'lv',
      email: 'anna@example.com',
    },
  ],
  [
    'John Smith-Jones mr 01.02.75 United Kingdom 010275-12345',
    {
      first_name: 'John',
      last_name: 'Smith-Jones',
      sex: 'm',
      birthday: '1975-02-01',
      nationality: 'gb',
      personal_code: '010275-12345',
    },
  ],
  ['Anna Berzina 31.02.1990', { first_name: 'Anna', last_name: 'Berzina' }],
  ['Madonna', { first_name: 'Madonna' }],
])('%s', (text, person) => expect(read(text)).toEqual([person]));

test('the order of names is that of the choice, except where a line says it', () => {
  expect(read('Berzina Anna\nKALNS/JANIS', 'last')).toEqual([
    { first_name: 'Anna', last_name: 'Berzina' },
    { first_name: 'Janis', last_name: 'Kalns' },
  ]);
});

test('lines without letters are no people', () =>
  expect(read('\n 1. Anna Berzina\r\n---\n12\n')).toHaveLength(1));
