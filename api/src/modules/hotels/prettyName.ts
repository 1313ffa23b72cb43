import slugify from '@sindresorhus/slugify';
import { and, like, ne, or, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { hotelsTable } from './hotels.table';

/** Leaves room for a number within the contract's 120 characters. */
const longestStem = 110;

/** The part of an address that a hotel's name makes, in small Latin letters, whatever its alphabet. */
export const stemOf = (name: string): string =>
  slugify(name).slice(0, longestStem).replace(/-$/, '') || 'hotel';

/** The first of `amber`, `amber-2`, `amber-3`… that no other hotel has. */
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
