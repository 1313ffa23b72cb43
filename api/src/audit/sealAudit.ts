import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../db/actor';
import { isAhead } from '../db/ahead';
import type { Database, Transaction } from '../db/database';
import { sqlError } from '../db/sqlState';
import { auditChainTable as chain, auditLogTable as log } from './audit.table';
import { beginning, linkAfter } from './chain';

const rowsAtOnce = 500;

/** Longer than any transaction and any clock difference: older rows are sealed already. */
const latestArrival = sql`interval '1 hour'`;

async function sealSome(tx: Transaction): Promise<number> {
  const [last] = await tx
    .select({ seq: chain.seq, hash: chain.hash, at: log.at, isAhead: sql<boolean>`${isAhead(log.at, 0)}` })
    .from(chain)
    .leftJoin(log, eq(log.id, chain.audit_id))
    .orderBy(desc(chain.seq))
    .limit(1);
  // If the time is missing (the last row may have been removed) or was written by a wrong clock, all unsealed rows are searched.
  const since =
    last?.at && !last.isAhead ? gt(log.at, sql`${last.at}::timestamptz - ${latestArrival}`) : undefined;
  const rows = await tx
    .select({ id: log.id, hash: log.hash })
    .from(log)
    .leftJoin(chain, eq(chain.audit_id, log.id))
    .where(and(isNull(chain.seq), since))
    .orderBy(asc(log.at), asc(log.id))
    .limit(rowsAtOnce);
  let link = last ?? beginning;
  const links = rows.map((row) => {
    link = linkAfter(link, row);
    return { seq: link.seq, hash: link.hash, audit_id: row.id };
  });
  if (links.length > 0) await tx.insert(chain).values(links);
  return links.length;
}

/**
 * Adds all rows committed since the last run to the hash chain. Two sealers would create the same link: the second one fails and leaves the
 * work to the first.
 */
export async function sealAudit(database: Database, actor: Actor): Promise<void> {
  try {
    while ((await database.withActor(actor, sealSome)) === rowsAtOnce);
  } catch (error) {
    if (sqlError(error)?.code !== '23505') throw error;
  }
}
