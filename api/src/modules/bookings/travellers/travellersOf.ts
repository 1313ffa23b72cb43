import { inArray } from 'drizzle-orm';
import { masked } from '../../../base/masked';
import { system } from '../../../db/actor';
import type { Database } from '../../../db/database';
import { travellersTable as table } from '../../travellers/travellers.table';

/** A traveller as shown to everybody who sees the booking: without complete document numbers. */
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
 * Adds names to the travellers of visible bookings. Partners don't see the list of travellers, so the program reads it, in a transaction of
 * its own.
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
