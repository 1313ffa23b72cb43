import { inArray } from 'drizzle-orm';
import { masked } from '../../../base/masked';
import { system } from '../../../db/actor';
import type { Database } from '../../../db/database';
import { travellersTable as table } from '../../travellers/travellers.table';

/** Who travels, as everybody sees it who sees the booking: with no number of a paper in full. */
export interface ShownTraveller {
  id: string;
  first_name: string;
  last_name: string;
  sex: 'm' | 'f';
  birthday: string;
  nationality: string;
  passport_number: string | null;
  passport_expires_at: string | null;
}

/**
 * Adds who it is to the travellers of bookings that the asker has been shown. Partners don't see the list of travellers, so it is read by
 * the program, in a transaction of its own.
 */
export async function withTravellers<R extends { traveller_id: string }>(
  database: Database,
  rows: R[],
): Promise<(R & { traveller: ShownTraveller | null })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ traveller_id }) => traveller_id);
  const found = await database.withActor(system('travellers-of-bookings'), (tx) =>
    tx
      .select({
        id: table.id,
        first_name: table.first_name,
        last_name: table.last_name,
        sex: table.sex,
        birthday: table.birthday,
        nationality: table.nationality,
        passport_number: table.passport_number,
        passport_expires_at: table.passport_expires_at,
      })
      .from(table)
      .where(inArray(table.id, ids)),
  );
  const byId = new Map(
    found.map((person) => [person.id, { ...person, passport_number: masked(person.passport_number) }]),
  );
  return rows.map((row) => ({ ...row, traveller: byId.get(row.traveller_id) ?? null }));
}
