import slugify from '@sindresorhus/slugify';
import { and, like, ne, or, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { hotelsTable } from './hotels.table';

/** Leaves room for a number within the contract's 120 characters. */
const longestStem = 110;

/** Converts a hotel's name into a slug of lowercase Latin letters, whatever its alphabet. */
export const stemOf = (name: string): string =>
  slugify(name).slice(0, longestStem).replace(/-$/, '') || 'hotel';

/** The first of `amber`, `amber-2`, `amber-3`… that is free. */
export async function freePrettyName(tx: Transaction, name: string, hotelId: string): Promise<string> {
  const stem = stemOf(name);
  const column = hotelsTable.url_pretty_name;
  const rows = await tx
    .select({ taken: column })
    .from(hotelsTable)
    .where(and(or(eq(column, stem), like(column, `${stem}-%`)), ne(hotelsTable.id, hotelId)));
  const taken = new Set(rows.map((row) => row.taken));
  if (!taken.has(stem)) return stem;
  for (let number = 2; ; number += 1) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}
