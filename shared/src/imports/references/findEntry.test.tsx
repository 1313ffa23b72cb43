import { beforeEach, expect, test } from '@jest/globals';
import { countries } from '@itinera/shared/contracts';
import * as testing from '@itinera/shared/testing';
import { entriesOf } from '../definition';
import { citiesServer } from '../testing';
import { findEntry } from './findEntry';

const { http, listOf, server } = testing;

const toCountry = entriesOf({
  of: countries,
  queries: [{ with_data: true }],
  noun: 'country',
  namesOf: ({ names = [], iso2 }) => [...names.map(({ name }) => name), iso2],
  withinOf: ({ iso2 }) => (iso2 === 'US' ? 'America' : 'Asia'),
});
const find = (text: string) => findEntry(toCountry, text, new AbortController().signal);

beforeEach(() => server.use(...citiesServer(testing).handlers));

test.each([['Latvia'], ['latvia'], ['Латвия'], ['LV']])(
  '%s is found by its whole name or code',
  async (text) => {
    expect(await find(text)).toEqual({ value: 'lv' });
  },
);

test('a part of a name is no match', async () => {
  expect(await find('Latv')).toEqual({ problem: 'No such country: Latv. Did you mean Latvia?' });
});

test.each([
  ['Latvja', 'No such country: Latvja. Did you mean Latvia?'],
  ['Лтавия', 'No such country: Лтавия. Did you mean Латвия?'],
  ['Atlantis', 'No such country: Atlantis. Check the spelling, or add it first.'],
])('%s is reported as missing', async (text, problem) => {
  expect(await find(text)).toEqual({ problem });
});

test('an ambiguous name needs a decision of the person', async () => {
  expect(await find('Georgia')).toEqual({
    problem: 'More than one is called Georgia: ‘Georgia, Asia’ and ‘Georgia, America’. Use the full name.',
  });
  expect(await find('Georgia, America')).toEqual({ value: 'ge2' });
});

test('all pages of results are read', async () => {
  const entry = (id: string, iso2: string) => ({ id, iso2, names: [] });
  server.use(
    http.get('*/api/countries', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '1'
        ? listOf(
            Array.from({ length: 200 }, (_, index) => entry(`x${index}`, `X${index}`)),
            201,
            1,
            200,
          )
        : listOf([entry('last', 'XX')], 201, 2, 200),
    ),
  );
  expect(await find('XX')).toEqual({ value: 'last' });
});

test('names are searched in each requested language, and an entry found in both counts once', async () => {
  const asked: (string | null)[] = [];
  const latvia = { id: 'lv', iso2: 'LV', names: [{ locale: 'ru', name: 'Латвия' }] };
  server.use(
    http.get('*/api/countries', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('locale'));
      return listOf(asked.length === 1 ? [] : [latvia], undefined, 1, 200);
    }),
  );
  const both = entriesOf({
    of: countries,
    queries: [{ locale: 'en' }, { locale: 'ru' }],
    noun: 'country',
    namesOf: ({ names = [] }) => names.map(({ name }) => name),
  });
  const signal = new AbortController().signal;
  expect(await findEntry(both, 'Латвия', signal)).toEqual({ value: 'lv' });
  expect(await findEntry(both, 'Латвия', signal)).toEqual({ value: 'lv' });
  expect(asked).toEqual(['en', 'ru', 'en', 'ru']);
});

test('accents make no difference, unless several entries differ in nothing else', async () => {
  const called = (...names: string[]) =>
    server.use(
      http.get('*/api/countries', () =>
        listOf(
          names.map((name) => ({ id: name, iso2: 'XX', names: [{ locale: 'en', name }] })),
          undefined,
          1,
          200,
        ),
      ),
    );
  called('Łódź');
  expect(await find('LODZ')).toEqual({ value: 'Łódź' });
  expect(await find('ło\u0301dz\u0301')).toEqual({ value: 'Łódź' });
  called('Pärnu', 'Parnu');
  expect(await find('PÄRNU')).toEqual({ value: 'Pärnu' });
  expect(await find('parnu')).toEqual({ value: 'Parnu' });
  called('Pärnu', 'Pàrnu');
  expect((await find('Parnu')).problem).toContain('More than one is called Parnu');
});
