import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { system } from '../db/actor';
import type { Database, Transaction } from '../db/database';
import { auditChainTable as chain, auditLogTable as log } from './audit.table';
import { commitmentOf, hashOf, type AuditRow } from './auditRow';
import { beginning, linkAfter, type Link } from './chain';
import { erasure } from './eraseChanges';

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

/** By row, the commitment to what it says since a person was erased from it. */
type Erased = ReadonlyMap<string, string>;

const erasedIn = z.object({ commitments: z.object({ after: z.record(z.string(), z.string()) }) });

/** The rows that say so are part of the log, so they are verified like all others. */
async function readErased(database: Database): Promise<Erased> {
  const found = await database.withActor(actor, (tx) =>
    tx
      .select({ changes: log.changes })
      .from(log)
      .where(and(eq(log.entity, erasure.entity), eq(log.action, erasure.action)))
      .orderBy(asc(log.at), asc(log.id)),
  );
  return new Map(
    found.flatMap(({ changes }) => {
      const parsed = erasedIn.safeParse(JSON.parse(changes));
      return parsed.success ? Object.entries(parsed.data.commitments.after) : [];
    }),
  );
}

const isIntact = (row: AuditRow, erased: Erased): boolean =>
  hashOf(row) === row.hash && [row.commitment, erased.get(row.id)].includes(commitmentOf(row));

function flawOf(before: Link, { seq, hash, row }: FoundLink, erased: Erased): string | undefined {
  if (seq !== before.seq + 1) return 'A link before it is missing.';
  if (!row) return 'The row is gone.';
  if (!isIntact(row, erased)) return 'The row was changed.';
  return linkAfter(before, row).hash === hash ? undefined : 'The row or its link was replaced.';
}

async function walkChain(database: Database, erased: Erased): Promise<Pick<Verdict, 'head' | 'broken'>> {
  let head = beginning;
  for (;;) {
    const links = await database.withActor(actor, (tx) => linksAfter(tx, head.seq));
    for (const link of links) {
      const reason = flawOf(head, link, erased);
      if (reason !== undefined) return { head, broken: { id: link.id, reason } };
      head = { seq: link.seq, hash: link.hash };
    }
    if (links.length < rowsAtOnce) return { head, broken: undefined };
  }
}

async function verifyWith(database: Database, erased: Erased): Promise<Verdict> {
  const { head, broken } = await walkChain(database, erased);
  const open = await database.withActor(actor, (tx) =>
    tx
      .select({ row: log })
      .from(log)
      .leftJoin(chain, eq(chain.audit_id, log.id))
      .where(isNull(chain.seq))
      .orderBy(asc(log.id)),
  );
  const forged = open.find(({ row }) => !isIntact(row, erased));
  const changed = forged && { id: forged.row.id, reason: 'The row was changed before it was sealed.' };
  return { head, broken: broken ?? changed, unsealed: open.length };
}

/** Recomputes every hash of the audit log. Unsealed rows are protected by their own hash only. */
export async function verifyAudit(database: Database): Promise<Verdict> {
  const erased = await readErased(database);
  const verdict = await verifyWith(database, erased);
  const { broken } = verdict;
  if (!broken) return verdict;
  // A person may have been erased from it meanwhile.
  const since = await readErased(database);
  return since.get(broken.id) === erased.get(broken.id) ? verdict : verifyWith(database, since);
}
