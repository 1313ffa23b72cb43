import { sql } from 'drizzle-orm';
import type { Actor } from '../../../db/actor';
import type { Database } from '../../../db/database';
import type { Owner } from '../priceOwner';
import { lockLists, refreshLists } from './refreshLists';

const atOnce = 50;

/**
 * Calculates lists of active links without coverage, fifty at a time: those of a database older than the tables. All others are updated by
 * writes.
 */
export async function refreshMissing(database: Database, actor: Actor, signal: AbortSignal): Promise<void> {
  for (let count = atOnce; count === atOnce && !signal.aborted;) {
    count = await database.withActor(actor, async (tx) => {
      const missing = await tx.execute<Owner & Record<string, unknown>>(sql`
        SELECT hotel_id, dmc_id FROM hotel_dmcs link WHERE is_active AND NOT EXISTS (
          SELECT FROM price_coverage coverage WHERE coverage.hotel_id = link.hotel_id AND coverage.dmc_id = link.dmc_id)
        LIMIT ${atOnce}::int`);
      if (missing.length === 0) return 0;
      await lockLists(tx, missing);
      await refreshLists(tx, missing);
      return missing.length;
    });
  }
}
