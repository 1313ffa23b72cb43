import { asc, eq, gt, isNull } from 'drizzle-orm';
import { system } from '../db/actor';
import type { Database, Transaction } from '../db/database';
import { auditChainTable as chain, auditLogTable as log } from './audit.table';
import { hashOf } from './auditRow';
import { beginning, linkAfter, type Link } from './chain';

const rowsAtOnce = 1000;
const actor = system('verify');

export interface Verdict {
  /** The last intact link. A copy kept elsewhere reveals a chain that was truncated or rebuilt. */
  head: Link;
  /** The first row that differs from its seal. */
  broken: { id: string; reason: string } | undefined;
  /** Rows that no link covers yet. */
  unsealed: number;
}

const linksAfter = (tx: Transaction, seq: number) =>
  tx
    .select({ seq: chain.seq, hash: chain.hash, id: chain.audit_id, row: log })
    .from(chain)
    .leftJoin(log, eq(log.id, chain.audit_id))
    .where(gt(chain.seq, seq))
    .orderBy(asc(chain.seq))
    .limit(rowsAtOnce);

type FoundLink = Awaited<ReturnType<typeof linksAfter>>[number];

function flawOf(before: Link, { seq, hash, row }: FoundLink): string | undefined {
  if (seq !== before.seq + 1) return 'A link before it is missing.';
  if (!row) return 'The row is gone.';
  if (hashOf(row) !== row.hash) return 'The row was changed.';
  return linkAfter(before, row).hash === hash ? undefined : 'The row or its link was replaced.';
}

async function walkChain(database: Database): Promise<Pick<Verdict, 'head' | 'broken'>> {
  let head = beginning;
  for (;;) {
    const links = await database.withActor(actor, (tx) => linksAfter(tx, head.seq));
    for (const link of links) {
      const reason = flawOf(head, link);
      if (reason !== undefined) return { head, broken: { id: link.id, reason } };
      head = { seq: link.seq, hash: link.hash };
    }
    if (links.length < rowsAtOnce) return { head, broken: undefined };
  }
}

/** Recomputes every hash of the audit log. Unsealed rows are protected by their own hash only. */
export async function verifyAudit(database: Database): Promise<Verdict> {
  const { head, broken } = await walkChain(database);
  const open = await database.withActor(actor, (tx) =>
    tx
      .select({ row: log })
      .from(log)
      .leftJoin(chain, eq(chain.audit_id, log.id))
      .where(isNull(chain.seq))
      .orderBy(asc(log.id)),
  );
  const forged = open.find(({ row }) => hashOf(row) !== row.hash);
  const changed = forged && { id: forged.row.id, reason: 'The row was changed before it was sealed.' };
  return { head, broken: broken ?? changed, unsealed: open.length };
}
