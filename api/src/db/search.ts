import { and, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fold } from '@itinera/shared/format';

/**
 * A text, folded by the database: by `fold` of migration 0075, which gives the same as that of `shared/format`. Written text is folded row by
 * row; long lists have it in a column.
 */
const foldedText = (text: PgColumn | SQL): SQL => sql`fold(${text})`;

/** Finds folded text many times as fast as LIKE, and needs no case-insensitive operator. */
const has = (folded: PgColumn | SQL, part: string): SQL => sql`strpos(${folded} COLLATE "C", ${part}) > 0`;

/** Ignores accents, case and composition in all languages, whatever the locale of the server. */
export const contains = (text: PgColumn | SQL, words: string): SQL => has(foldedText(text), fold(words));

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

/** Planners may evaluate the conditions of an AND in any order, and underestimate the cost of the expression. */
function resembles(folded: PgColumn | SQL, word: string): SQL {
  const hasPart = or(...keptByOneEdit(word).map((part) => has(folded, part)));
  return sql`CASE WHEN ${hasPart} THEN ${folded} COLLATE "und-x-icu" ~ ${withOneEdit(word)} ELSE false END`;
}

interface Search {
  q?: string | undefined;
  /** Allows one wrong letter in each of the first words. */
  fuzzy?: boolean | undefined;
}

/** The condition that a word occurs in a text. */
export type Occurs = (text: PgColumn | SQL | Folded) => SQL;

/** A column that holds folded text. */
export interface Folded {
  folded: PgColumn;
}

/** Where a word is searched: in a text of the row, or by a condition on other tables. */
export type Searched = PgColumn | SQL | Folded | ((occurs: Occurs, word: string) => SQL | undefined);

/** Every word must occur in one of the places, in any order. */
export function matchesWords({ q = '', fuzzy = false }: Search, places: Searched[]): SQL | undefined {
  const words = fold(q)
    .split(/\s+/)
    .filter((word) => word !== '');
  return and(
    ...words.map((word, index) => {
      const isForgiven = fuzzy && index < MOST_FUZZY_WORDS && [...word].length >= SHORTEST_FUZZY;
      const occurs: Occurs = (text) => {
        const folded = 'folded' in text ? text.folded : foldedText(text);
        return isForgiven ? resembles(folded, word) : has(folded, word);
      };
      return or(
        ...places.map((place) => (typeof place === 'function' ? place(occurs, word) : occurs(place))),
      );
    }),
  );
}
