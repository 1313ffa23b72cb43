import { and, is, or, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

const literally = (word: string): string => `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Case-insensitive in all languages, whatever the server's locale: with "C", А and а differ. */
const inAnyAlphabet = (text: PgColumn | SQL, operator: SQL, pattern: string): SQL =>
  sql`${text} COLLATE "und-x-icu" ${operator} ${pattern}`;

/**
 * Compares text at a fraction of the cost: text with as many bytes as characters is ASCII, which collation "C" handles. An index would not
 * be used: under row-level security, none serves an operator that is not leakproof, such as LIKE.
 */
const compared = (text: PgColumn | SQL, operator: SQL, pattern: string): SQL =>
  is(text, PgColumn)
    ? sql`CASE WHEN octet_length(${text}) = length(${text}) THEN ${text} COLLATE "C" ${operator} ${pattern} ELSE ${inAnyAlphabet(text, operator, pattern)} END`
    : inAnyAlphabet(text, operator, pattern);

export const contains = (text: PgColumn | SQL, word: string): SQL =>
  compared(text, sql`ILIKE`, literally(word));

/** Shorter words would match nearly everything. */
const SHORTEST_FUZZY = 4;
/** Only the beginning of longer words is compared, and only the first words, so that the expression stays small. */
const LONGEST_FUZZY = 12;
const MOST_FUZZY_WORDS = 3;

/**
 * Regular expression for the beginning of a word with at most one letter wrong, missing, extra, or swapped with the next. The rest of the
 * text does not matter, as in any search while typing.
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
 * A text at edit distance one from a word contains one of these: one edit leaves one half unchanged, unless it swaps the two letters where
 * the halves meet. Searching for them is many times as fast as the regular expression, which then runs on few texts.
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
  /** Allows one wrong letter in each of the first words. */
  fuzzy?: boolean | undefined;
}

/** The condition that a word occurs in a text. */
export type Occurs = (text: PgColumn | SQL) => SQL;

/** A column that holds lowercase text. */
export interface Lowered {
  lowered: PgColumn;
}

/** Where a word is searched: in a text of the row, or by a condition on other tables. */
export type Searched = PgColumn | SQL | Lowered | ((occurs: Occurs, word: string) => SQL | undefined);

/** Finds a word many times as fast as LIKE, and needs no case-insensitive operator. */
const containsLowered = ({ lowered }: Lowered, word: string): SQL =>
  sql`strpos(${lowered} COLLATE "C", lower(${word}::text COLLATE "und-x-icu") COLLATE "C") > 0`;

function foundIn(place: Searched, word: string, isFuzzy: boolean): SQL | undefined {
  const occurs: Occurs = (text) => (isFuzzy ? resembles(text, word) : contains(text, word));
  if (typeof place === 'function') return place(occurs, word);
  if (!('lowered' in place)) return occurs(place);
  if (!isFuzzy) return containsLowered(place, word);
  const hasPart = or(...keptByOneEdit(word).map((part) => containsLowered(place, part)));
  // Planners may evaluate the conditions of an AND in any order, and underestimate the cost of the expression.
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
