/** What a line of pasted text says about a person. Absent: the line does not say it. */
export interface PastedPerson {
  first_name?: string;
  last_name?: string;
  sex?: 'f' | 'm';
  /** `1990-05-05`. */
  birthday?: string;
  passport_number?: string;
  personal_code?: string;
  email?: string;
  /** Id of the country. */
  nationality?: string;
}

export interface PastedLine {
  /** From 1, of the lines with text. */
  number: number;
  text: string;
  person: PastedPerson;
}

export type NameOrder = 'first' | 'last';

/** A country by its id, with its ISO code and its names in all languages. */
export interface NamedCountry {
  id: string;
  iso2: string | null;
  names: readonly string[];
}

interface Reading {
  order: NameOrder;
  countries: readonly NamedCountry[];
  /** A birthday with two digits of a year is before this day. */
  today: string;
}

const sexes: Readonly<Record<string, 'f' | 'm'>> = {
  ...Object.fromEntries(
    ['f', 'female', 'mrs', 'ms', 'miss', 'ж', 'жен', 'женский'].map((word) => [word, 'f']),
  ),
  ...Object.fromEntries(['m', 'male', 'mr', 'mstr', 'м', 'муж', 'мужской'].map((word) => [word, 'm'])),
} as Record<string, 'f' | 'm'>;
/** Words of airlines for age groups, which follow from the birthday. */
const ageGroups = new Set(['adt', 'chd', 'inf', 'adult', 'child', 'infant']);
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (number: number): string => String(number).padStart(2, '0');

function dayIn(year: string, month: number, day: string, today: string): string | undefined {
  const century =
    Number(`${today.slice(0, 2)}${year}`) > Number(today.slice(0, 4)) ? '19' : today.slice(0, 2);
  const found = `${year.length === 2 ? century + year : year}-${two(month)}-${two(Number(day))}`;
  const date = new Date(`${found}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== found ? undefined : found;
}

/** A birthday such as `05.05.1990`, `5/5/90`, `1990-05-05` or `05MAY90`: the day comes before the month. */
function birthdayIn(word: string, today: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word);
  if (iso) return dayIn(iso[1] ?? '', Number(iso[2]), iso[3] ?? '', today);
  const dotted = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(word);
  if (dotted) return dayIn(dotted[3] ?? '', Number(dotted[2]), dotted[1] ?? '', today);
  const airline = /^(\d{1,2})([a-z]{3})(\d{4}|\d{2})$/i.exec(word);
  const month = months.indexOf(airline?.[2]?.toLowerCase() ?? '') + 1;
  return airline && month > 0 ? dayIn(airline[3] ?? '', month, airline[1] ?? '', today) : undefined;
}

/** Capital letters throughout, as in lists of airlines, become those of a name. */
const asName = (word: string): string =>
  word.length > 2 && word === word.toUpperCase()
    ? word
        .toLowerCase()
        .replace(/(^|[-' ’])(\p{L})/gu, (_, edge: string, letter: string) => edge + letter.toUpperCase())
    : word;

const namesFrom = (words: readonly string[]): string => words.map(asName).join(' ');

/** `BERZINA/ANNA` and `Berzina, Anna` have the last name first, whatever the order of other lines. */
function nameIn(words: readonly string[], order: NameOrder): Pick<PastedPerson, 'first_name' | 'last_name'> {
  const [one = '', other] = words.join(' ').split(/\s*[/,]\s*/);
  const last = (names: string, given: string) => ({
    ...(given && { first_name: namesFrom(given.split(' ')) }),
    ...(names && { last_name: namesFrom(names.split(' ')) }),
  });
  if (other !== undefined) return last(one, other);
  const [first = '', ...rest] = one.split(' ');
  return order === 'last' ? last(first, rest.join(' ')) : last(rest.join(' '), first);
}

/** Takes the longest name of a country out of the text. */
function countryIn(text: string, countries: readonly NamedCountry[]): { id?: string; rest: string } {
  const named = countries
    .flatMap(({ id, names }) => names.map((name) => ({ id, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  for (const { id, name } of named) {
    const at = ` ${text} `.toLowerCase().indexOf(` ${name.toLowerCase()} `);
    if (at >= 0)
      return { id, rest: `${text.slice(0, at)} ${text.slice(at + name.length)}`.replace(/\s+/g, ' ').trim() };
  }
  return { rest: text };
}

function personIn(text: string, { order, countries, today }: Reading): PastedPerson {
  const person: PastedPerson = {};
  const { id, rest } = countryIn(text, countries);
  if (id !== undefined) person.nationality = id;
  const left: string[] = [];
  for (const word of rest.split(' ').filter(Boolean)) {
    const bare = word.replace(/[.,;:()]+$/, '');
    const birthday = birthdayIn(bare, today);
    const iso = /^[A-Z]{2}$/.test(bare) ? countries.find(({ iso2 }) => iso2 === bare) : undefined;
    if (birthday !== undefined && person.birthday === undefined) person.birthday = birthday;
    else if (sexes[bare.toLowerCase()] && person.sex === undefined)
      person.sex = sexes[bare.toLowerCase()] ?? 'f';
    else if (ageGroups.has(bare.toLowerCase())) continue;
    else if (bare.includes('@')) person.email = bare;
    else if (/^\d{6}-\d{5}$/.test(bare)) person.personal_code = bare;
    else if (/^(?=(?:.*\d){5})[A-Z0-9]{6,15}$/i.test(bare)) person.passport_number = bare.toUpperCase();
    else if (iso && person.nationality === undefined && left.length > 1) person.nationality = iso.id;
    else if (/\p{L}/u.test(bare)) left.push(word.replace(/[.;:()]+$/, ''));
  }
  return { ...person, ...nameIn(left, order) };
}

/** The people of a text, one per line, as it comes from a mail, a spreadsheet or an airline. */
export const readPeople = (text: string, reading: Reading): PastedLine[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*\d{1,2}[.)]\s+/, '')
        .replace(/[\t;|]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => /\p{L}/u.test(line))
    .map((line, index) => ({ number: index + 1, text: line, person: personIn(line, reading) }));
