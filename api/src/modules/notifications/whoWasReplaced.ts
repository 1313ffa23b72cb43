import { and, asc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import { bookingTravellers, changes, travellers } from '@itinera/shared/contracts';
import { auditLogTable as log } from '../../audit/audit.table';
import type { Row } from '../../audit/changedFields';
import type { Transaction } from '../../db/database';
import { selectByIds } from '../../rest/entries/embed';
import { entityOf } from '../../rest/write/operations';
import { travellersTable } from '../travellers/travellers.table';

interface Removal {
  /** Of the row in the log. */
  at: string;
  travellerId: string;
  isTicketed: boolean;
}

const valuesOf = (text: string, side: 'before' | 'after'): Row =>
  Object.fromEntries(
    Object.entries(changes.parse(JSON.parse(text))).map(([field, change]) => [field, change[side]]),
  );

/** Whose place a new member of a booking takes: the same person's, else that of the last one who was removed; undefined if none is free. */
async function placeTaken(
  tx: Transaction,
  bookingId: string,
  memberId: string,
): Promise<Removal | undefined> {
  const rows = await tx
    .select({ id: log.id, entity_id: log.entity_id, action: log.action, changes: log.changes })
    .from(log)
    .where(
      and(
        eq(log.entity, entityOf(bookingTravellers.path)),
        inArray(log.action, ['create', 'restore', 'delete']),
        // Most rows are not parsed: they are about other bookings.
        like(log.changes, `%${bookingId}%`),
        sql`coalesce(${log.changes}::jsonb #>> '{booking_id,after}', ${log.changes}::jsonb #>> '{booking_id,before}') = ${bookingId}`,
      ),
    )
    .orderBy(asc(log.id));
  const added = rows.findLast(({ entity_id, action }) => entity_id === memberId && action !== 'delete');
  let free: Removal[] = [];
  for (const { id, action, changes: text } of rows) {
    const { traveller_id, ticket_number } = valuesOf(text, action === 'delete' ? 'before' : 'after');
    const travellerId = String(traveller_id);
    if (action === 'delete') free.push({ at: id, travellerId, isTicketed: Boolean(ticket_number) });
    else {
      const taken = free.find((one) => one.travellerId === travellerId) ?? free.at(-1);
      if (id === added?.id) return taken;
      free = free.filter((one) => one !== taken);
    }
  }
  return undefined;
}

/** A person with the values of when the log had that row. */
async function personThen(tx: Transaction, { at, travellerId }: Removal): Promise<Row | undefined> {
  const later = await tx
    .select({ changes: log.changes })
    .from(log)
    .where(and(eq(log.entity, entityOf(travellers.path)), eq(log.entity_id, travellerId), gt(log.id, at)))
    .orderBy(asc(log.id));
  const [now] = await selectByIds(tx, travellersTable, [travellerId]);
  const before = later.map((row) => valuesOf(row.changes, 'before')).toReversed();
  return now || before.length > 0 ? Object.assign({}, now, ...before) : undefined;
}

/** Who had the place of a new member of a booking before, as that person was then, and whether with a ticket. */
export async function whoWasReplaced(
  tx: Transaction,
  bookingId: string,
  memberId: string,
): Promise<{ person: Row; isTicketed: boolean } | undefined> {
  const taken = await placeTaken(tx, bookingId, memberId);
  const person = taken && (await personThen(tx, taken));
  return person && { person, isTicketed: taken.isTicketed };
}
