import { expect, test } from '@jest/globals';
import { rankOptions, type MixedOption } from './rankOptions';

const option = (key: string, name: string): MixedOption => ({
  key,
  id: name,
  name,
  noun: key,
  within: undefined,
});
const all = [
  option('country', 'Latvia'),
  option('region', 'Riga region'),
  option('place', 'Jūrmala'),
  option('place', 'Old Riga'),
  option('hotel', 'Riga Palace'),
  option('hotel', 'Amber'),
];
const named = (text: string, found: string[] = []) =>
  rankOptions(all, text, ({ id }) => found.includes(id)).map(({ name }) => name);

test('an empty text offers all options in the order of the sources', () => {
  expect(named(' ')).toHaveLength(all.length);
});

test('names that begin with the text come first, larger areas before hotels', () => {
  expect(named('riga')).toEqual(['Riga region', 'Riga Palace', 'Old Riga']);
});

test('an exact name comes before larger areas', () => {
  expect(named('old riga')).toEqual(['Old Riga']);
  const riga = option('place', 'Riga');
  expect(rankOptions([...all, riga], 'riga', () => false)[0]).toBe(riga);
});

test("accents, case and the position in the name don't matter", () => {
  expect(named('JURM')).toEqual(['Jūrmala']);
  expect(named('tvi')).toEqual(['Latvia']);
});

test('a name in another language counts the same', () => {
  const greece = { ...option('country', 'Greece'), names: ['Greece', 'Греция'] };
  const found = (text: string) => rankOptions([...all, greece], text, () => false);
  expect(found('греция')).toEqual([greece]);
  expect(found('ГРЕЦ')).toEqual([greece]);
  expect(found('gree')).toEqual([greece]);
});

test('options found by the server come last, whatever their names', () => {
  expect(named('riga', ['Amber'])).toEqual(['Riga region', 'Riga Palace', 'Old Riga', 'Amber']);
});
