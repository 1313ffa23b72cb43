import { and, is, or, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

const literally = (word: string): string => `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Case-insensitive in all languages, whatever the server's locale: with "C", А and а differ. */
const inAnyAlphabet = (text: PgColumn | SQL, operator: SQL, pattern: string): SQL =>
  sql`${text} COLLATE "und-x-icu" ${operator} ${pattern}`;

/**
 * One comparison of text at a fraction of the cost: text with as many bytes as characters is ASCII, which "C" handles. An
 * index is of no use: under row-level security none serves an operator that is not leakproof, such as LIKE.
 */
const compared = (text: PgColumn | SQL, operator: SQL, pattern: string): SQL =>
  is(text, PgColumn)
    ? sql`CASE WHEN octet_length(${text}) = length(${text}) THEN ${text} COLLATE "C" ${operator} ${pattern} ELSE ${inAnyAlphabet(text, operator, pattern)} END`
    : inAnyAlphabet(text, operator, pattern);

export const contains = (text: PgColumn | SQL, word: string): SQL =>
  compared(text, sql`ILIKE`, literally(word));

/** Shorter words would match nearly everything. */
const SHORTEST_FUZZY = 4;
/** What is longer is compared by its beginning, and further words exactly: the expression stays small. */
const LONGEST_FUZZY = 12;
const MOST_FUZZY_WORDS = 3;

/**
 * Regular expression for the beginning of a word with at most one letter wrong, missing, too many, or swapped with the
 * next. What follows in the text does not matter, as with any search while typing.
 */
function withOneEdit(word: string): string {
  const letters = [...word].slice(0, LONGEST_FUZZY).map((letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&'));
  const until = (index: number) => letters.slice(0, index).join('');
  const from = (index: number) => letters.slice(index).join('');
  const variants = letters.flatMap((letter, index) => {
    const next = letters[index + 1];
    const missing = `${until(index)}.${from(index)}`;
    if (next === undefined) return [missing, `${until(index)}.`];
    const wrongOrTooMany = `${until(index)}.?${from(index + 1)}`;
    return [missing, wrongOrTooMany, `${until(index)}${next}${letter}${from(index + 2)}`];
  });
  return `\\m(${variants.join('|')})`;
}

/**
 * What resembles a word has one of these in it: one edit leaves one half as it is, unless it swaps the two letters where they meet.
 * Looking for them is many times as fast as the expression, which then is tried on few texts.
 */
export function keptByOneEdit(word: string): string[] {
  const letters = [...word].slice(0, LONGEST_FUZZY);
  const middle = Math.floor(letters.length / 2);
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)];
  const swapped = [...first.slice(0, -1), ...second.slice(0, 1), ...first.slice(-1), ...second.slice(1)];
  return [first, second, swapped].map((part) => part.join(''));
}

const resembles = (text: PgColumn | SQL, word: string): SQL => compared(text, sql`~*`, withOneEdit(word));

interface Search {
  q?: string | undefined;
  /** Forgives one wrong letter in each of the first words. */
  fuzzy?: boolean | undefined;
}

/** Whether a word occurs in a text. */
export type Occurs = (text: PgColumn | SQL) => SQL;

/** A column that holds texts in small letters. */
export interface Lowered {
  lowered: PgColumn;
}

/** Where a word is looked for: in a text of the row, or by a condition that asks other tables. */
export type Searched = PgColumn | SQL | Lowered | ((occurs: Occurs, word: string) => SQL | undefined);

/** Finds a word many times as fast as LIKE does, and needs no operator that ignores case. */
const containsLowered = ({ lowered }: Lowered, word: string): SQL =>
  sql`strpos(${lowered} COLLATE "C", lower(${word}::text COLLATE "und-x-icu") COLLATE "C") > 0`;

function foundIn(place: Searched, word: string, isFuzzy: boolean): SQL | undefined {
  const occurs: Occurs = (text) => (isFuzzy ? resembles(text, word) : contains(text, word));
  if (typeof place === 'function') return place(occurs, word);
  if (!('lowered' in place)) return occurs(place);
  if (!isFuzzy) return containsLowered(place, word);
  const hasPart = or(...keptByOneEdit(word).map((part) => containsLowered(place, part)));
  // Planners may try the conditions of an AND in any order, and take the expression for the cheaper one.
  return sql`CASE WHEN ${hasPart} THEN ${occurs(place.lowered)} ELSE false END`;
}

/** Every word must occur in one of the places, in any order. */
export function matchesWords({ q = '', fuzzy = false }: Search, places: Searched[]): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.map((word, index) => {
      const forgiven = fuzzy && index < MOST_FUZZY_WORDS && [...word].length >= SHORTEST_FUZZY;
      return or(...places.map((place) => foundIn(place, word, forgiven)));
    }),
  );
}
