import transliterate from '@sindresorhus/transliterate';
import type { travellersTable } from './travellers.table';

type Row = typeof travellersTable.$inferSelect;
export type Named = Pick<Row, 'first_name' | 'last_name'> &
  Partial<Pick<Row, 'middle_name' | 'first_name_local' | 'last_name_local'>>;

/**
 * Differences between rules of transliteration, of current and older passports, and of languages with letters of their own. The order
 * matters: groups of letters are replaced before single letters.
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

/** Normalises a word: `Щербакова-Юрьева` and `Shcherbakova Yureva` become the same. */
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
  const normalised = sameSounds.reduce((text, [written, as]) => text.replace(written, as), latin);
  return normalised.replace(/(.)\1+/gu, '$1');
}

const inAnyOrder = (words: readonly string[]): string => words.map(folded).filter(Boolean).sort().join(' ');

const words = (name: string): string[] => name.split(/[\s-]+/u);

/**
 * Keys of a name in one alphabet: first and last name as one word each, without hyphens and spaces, and all words, however they are divided
 * into fields.
 */
function keysOf(first: string, last: string): string[] {
  if (folded(first).length < 2 || folded(last).length < 2) return [];
  return [inAnyOrder([first, last]), inAnyOrder([...words(first), ...words(last)])];
}

/**
 * Keys of a name for matching in any spelling: two people with a common key have the same name. Initials, as of an anonymised person, have
 * no key.
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
