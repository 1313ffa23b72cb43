import transliterate from '@sindresorhus/transliterate';
import type { travellersTable } from './travellers.table';

type Row = typeof travellersTable.$inferSelect;
export type Named = Pick<Row, 'first_name' | 'last_name'> &
  Partial<Pick<Row, 'middle_name' | 'first_name_local' | 'last_name_local'>>;

/**
 * What rules of transliteration write differently, of passports of now and before, and of languages that keep their own letters.
 * The order matters: what is several letters is one before single letters are compared.
 */
const sameSounds: readonly [RegExp, string][] = [
  [/shch|sch|sh|sc/g, 's'],
  [/tsch|tch|ch|ts|tz/g, 'c'],
  [/kh|h/g, 'g'],
  [/zh/g, 'z'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ou/g, 'u'],
  [/[jy]/g, 'i'],
  [/i[eo]/g, 'e'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
];

/** `Щербакова-Юрьева` and `Shcherbakova Yureva` are the same word. */
function folded(word: string): string {
  const latin = transliterate(word, {
    customReplacements: [
      ['ου', 'u'],
      ['ού', 'u'],
    ],
  })
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const heard = sameSounds.reduce((text, [written, as]) => text.replace(written, as), latin);
  return heard.replace(/(.)\1+/gu, '$1');
}

const inAnyOrder = (words: readonly string[]): string => words.map(folded).filter(Boolean).sort().join(' ');

const words = (name: string): string[] => name.split(/[\s-]+/u);

/** Of one alphabet: first and last name as one word each, for hyphens and spaces, and all words, however they were divided into fields. */
function keysOf(first: string, last: string): string[] {
  if (folded(first).length < 2 || folded(last).length < 2) return [];
  return [inAnyOrder([first, last]), inAnyOrder([...words(first), ...words(last)])];
}

/**
 * How a name reads whatever its spelling: two people with a key in common are called the same. Initials, as of a person who was
 * forgotten, are nobody's name.
 */
export function nameKeysOf(named: Named): string[] {
  const { first_name, last_name, middle_name, first_name_local, last_name_local } = named;
  const isLocal = Boolean(first_name_local) || Boolean(last_name_local);
  const keys = [
    ...keysOf(first_name, last_name),
    ...(middle_name ? keysOf(`${first_name} ${middle_name}`, last_name) : []),
    ...(isLocal ? keysOf(first_name_local || first_name, last_name_local || last_name) : []),
  ];
  return [...new Set(keys)];
}
