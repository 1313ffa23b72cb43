import { expect, test } from '@jest/globals';
import { nameKeysOf } from './nameKeys';

const keysOf = (name: string): string[] => {
  const [last_name = '', first_name = ''] = name.split(', ');
  return nameKeysOf({ first_name, last_name });
};
const areAlike = (one: string, other: string): boolean =>
  keysOf(one).some((key) => keysOf(other).includes(key));

test.each([
  ['Ozola, Zane', 'OZOLA, ZANE', 'capitals'],
  ['Bērziņš, Jānis', 'Berzins, Janis', 'accents'],
  ['Müller, Jürgen', 'Mueller, Juergen', 'umlauts written out'],
  ['Müller, Jürgen', 'Muller, Jurgen', 'umlauts left away'],
  ['Weiß, Jörg', 'Weiss, Joerg', 'a sharp s'],
  ['Håkonsen, Øystein', 'Haakonsen, Oystein', 'letters of the north'],
  ['Łukasiewicz, Żaneta', 'Lukasiewicz, Zaneta', 'Polish letters'],
  ['Şahin, Çağla', 'Sahin, Cagla', 'Turkish letters'],
  ['Zane, Ozola', 'Ozola, Zane', 'first and last name in each other’s place'],
  ['Kalniņa-Ozola, Anna', 'Kalnina Ozola, Anna', 'a hyphen for a space'],
  ['Ozola, Anna-Marija', 'Ozola, Annamarija', 'one word or two'],
  ['Nguyen Van, An', 'Nguyen, Van An', 'words in the other field'],
  ['O’Neil, Sean', 'ONeil, Sean', 'an apostrophe'],
  ['Щербаков, Юрий', 'Shcherbakov, Iurii', 'Cyrillic, as in passports of now'],
  ['Щербаков, Юрий', 'Scherbakov, Yuriy', 'Cyrillic, as in English'],
  ['Щербаков, Юрий', 'Ščerbakov, Jurij', 'Cyrillic, as scholars write it'],
  ['Соловьёв, Фёдор', 'Solovev, Fedor', 'ё as e'],
  ['Соловьёв, Фёдор', 'Solovyov, Fyodor', 'ё as yo'],
  ['Соловьёв, Фёдор', 'Соловьев, Федор', 'ё without its dots'],
  ['Алексеев, Дмитрий', 'Alekseyev, Dmitry', 'й as y'],
  ['Алексеев, Дмитрий', 'Alexeev, Dmitrii', 'й as i'],
  ['Жукова, Наталья', 'Zhukova, Natalia', 'ь without a letter'],
  ['Хомич, Елена', 'Khomich, Yelena', 'е at the beginning'],
  ['Хомич, Елена', 'Homič, Jelena', 'х as h'],
  ['Цой, Юлия', 'Tsoi, Iuliia', 'ц as ts'],
  ['Цой, Юлия', 'Coj, Julija', 'ц as c'],
  ['Ivanova, Mariia', 'Ivanova, Marija', 'two transliterations'],
  ['Petrov, Iouri', 'Petrov, Yuri', 'passports in French letters'],
  ['Гончаренко, Ганна', 'Honcharenko, Hanna', 'г as h'],
  ['Παπαδόπουλος, Νίκος', 'Papadopoulos, Nikos', 'Greek'],
])('%s and %s are the same person: %s', (one, other) => {
  expect(areAlike(one, other)).toBe(true);
});

test.each([
  ['Ozola, Zane', 'Ozola, Zanda', 'another first name'],
  ['Ozola, Zane', 'Ozols, Zane', 'another last name'],
  ['Ivanov, Aleksandr', 'Ivanova, Aleksandra', 'brother and sister'],
  ['Ozola, Alina', 'Ozola, Liana', 'the same letters'],
  ['Ozola, Anna Marija', 'Ozola, Anna Katrina', 'twins with one name in common'],
  ['Petrov, Ivan', 'Petrov, Iva', 'a letter more'],
  ['Müller, Jan', 'Möller, Jan', 'another vowel'],
  ['O., Z.', 'O., Z.', 'initials'],
  ['Жукова, Анна', 'Шукова, Анна', 'another consonant'],
  ['Kim, Min', 'Kim, Jin', 'short names'],
])('%s and %s are two people: %s', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});

test('a name in the own alphabet counts like that of the passport, and so does a middle name', () => {
  const sergejs = { first_name: 'Sergejs', last_name: 'Ivanovs' };
  const keys = nameKeysOf({ ...sergejs, first_name_local: 'Сергей', last_name_local: 'Иванов' });
  expect(keys).toEqual(expect.arrayContaining(keysOf('Ivanov, Sergey')));
  expect(keys).toEqual(expect.arrayContaining(keysOf('Ivanovs, Sergejs')));
  const anna = nameKeysOf({ first_name: 'Anna', last_name: 'Ozola', middle_name: 'Marija' });
  expect(anna).toEqual(expect.arrayContaining(keysOf('Ozola, Anna-Marija')));
});
