import { and, ilike, or, type Column, type SQL } from 'drizzle-orm';

const literally = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Every word must stand in one of the columns, in any order. */
export function matchesWords(q: string | undefined, columns: (Column | SQL)[]): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => or(...columns.map((column) => ilike(column, literally(word))))));
}
