import { and, is, or, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

const literally = (word: string): string => `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Case-insensitive in all languages, whatever the server's locale: with "C", А and а differ. */
const inAnyAlphabet = (text: PgColumn | SQL, pattern: string): SQL =>
  sql`${text} COLLATE "und-x-icu" ILIKE ${pattern}`;

/**
 * The same at a fraction of the cost: text with as many bytes as characters is ASCII, which "C" handles. An
 * index is of no use: under row-level security none serves an operator that is not leakproof, such as LIKE.
 */
const contains = (text: PgColumn | SQL, pattern: string): SQL =>
  is(text, PgColumn)
    ? sql`CASE WHEN octet_length(${text}) = length(${text}) THEN ${text} COLLATE "C" ILIKE ${pattern} ELSE ${inAnyAlphabet(text, pattern)} END`
    : inAnyAlphabet(text, pattern);

/** Every word must occur in one of the columns, in any order. */
export function matchesWords(q: string | undefined, columns: (PgColumn | SQL)[]): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => or(...columns.map((column) => contains(column, literally(word))))));
}
