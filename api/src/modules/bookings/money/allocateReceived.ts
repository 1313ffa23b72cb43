import { eq } from 'drizzle-orm';
import { allocate } from '@itinera/shared/bookings';
import type { Transaction } from '../../../db/database';
import { instalmentsTable as table } from './instalments.table';

/** Writes to each instalment what is due of it, and its share of what was received; unchanged ones are not written. */
export async function allocateReceived(
  tx: Transaction,
  instalments: (typeof table.$inferSelect)[],
  due: ReadonlyMap<string, number>,
  receivedMinor: number,
): Promise<void> {
  const dueOf = (id: string) => due.get(id) ?? 0;
  const lines = instalments.map((one) => ({ ...one, amount_minor: dueOf(one.id) }));
  const shares = allocate(lines, receivedMinor);
  for (const { id, received_minor, due_minor } of instalments) {
    const values = { received_minor: shares.get(id) ?? 0, due_minor: dueOf(id) };
    if (values.received_minor !== received_minor || values.due_minor !== due_minor)
      await tx.update(table).set(values).where(eq(table.id, id));
  }
}
