import { sql } from 'drizzle-orm';
import { travellers } from '@itinera/shared/contracts';
import { system } from '../db/actor';
import type { Database } from '../db/database';
import { travellersTable as table } from '../modules/travellers/travellers.table';
import { entityOf } from '../rest/write/operations';
import type { Storage } from '../storage/storage';
import { eraseAgain } from './eraseAgain';

/**
 * Erases travelers whom an earlier release has anonymised, in their own row only: the log shows both names becoming initials, and there is no
 * erasure. What they were called, and thus what is searched for, is in the log, too.
 */
export async function eraseEarlier(database: Database, storage: Storage, job: string): Promise<number> {
  const entity = entityOf(travellers.path);
  const found = await database.withActor(system(job), (tx) =>
    tx.select({ id: table.id }).from(table)
      .where(sql`${table.first_name} ~ '^.[.]$' AND ${table.last_name} ~ '^.[.]$'
      AND NOT EXISTS (SELECT 1 FROM erasures WHERE entity = ${entity} AND entity_id = ${table.id})
      AND EXISTS (SELECT 1 FROM audit_log
                   WHERE entity = ${entity} AND entity_id = ${table.id}::text AND action = 'update'
                     AND changes::jsonb #>> '{first_name,after}' = ${table.first_name}
                     AND changes::jsonb #>> '{last_name,after}' = ${table.last_name})`),
  );
  const entries = found.map(({ id }) => ({ entity, id }));
  return entries.length === 0 ? 0 : eraseAgain(database, storage, entries, job);
}
