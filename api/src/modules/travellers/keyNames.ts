import { isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../db/actor';
import type { Database } from '../../db/database';
import { nameKeysOf } from './nameKeys';
import { travellersTable as table } from './travellers.table';

const atOnce = 500;

/** Computes the name keys of travellers that are older than these. Every write computes them. */
export async function keyNames(database: Database, actor: Actor, signal: AbortSignal): Promise<void> {
  for (let count = atOnce; count === atOnce && !signal.aborted;) {
    count = await database.withActor(actor, async (tx) => {
      const rows = await tx.select().from(table).where(isNull(table.name_keys)).limit(atOnce).for('update');
      if (rows.length === 0) return 0;
      const keyed = JSON.stringify(rows.map((row) => ({ id: row.id, keys: nameKeysOf(row) })));
      await tx.execute(sql`
        UPDATE travellers SET name_keys = ARRAY(SELECT jsonb_array_elements_text(keyed.keys))
          FROM jsonb_to_recordset(${keyed}::jsonb) AS keyed(id uuid, keys jsonb) WHERE keyed.id = travellers.id`);
      return rows.length;
    });
  }
}
