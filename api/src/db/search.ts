import { and, or, sql, type Column, type SQL } from 'drizzle-orm';

const literally = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** With the letters of all languages, whatever the locale of the server: in "C" it knows А and а as two. */
const contains = (column: Column | SQL, word: string): SQL => sql`${column} COLLATE "und-x-icu" ILIKE ${literally(word)}`;

/** Every word must stand in one of the columns, in any order. */
export function matchesWords(q: string | undefined, columns: (Column | SQL)[]): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => or(...columns.map((column) => contains(column, word)))));
}
