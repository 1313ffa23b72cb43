import { sql } from 'drizzle-orm';
import type { Actor } from '../../../db/actor';
import type { Database } from '../../../db/database';
import type { Owner } from '../priceOwner';
import { lockLists, refreshLists } from './refreshLists';

const atOnce = 50;

/**
 * Calculates the lists of active links that have no coverage, fifty at a time: those of a database that is older than the
 * tables. Every other list is kept in step by what is written.
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
