import { eq } from 'drizzle-orm';
import { allocate } from '@itinera/shared/bookings';
import type { Transaction } from '../../../db/database';
import { instalmentsTable as table } from './instalments.table';

/** Notes at each instalment its share of what was received; those that keep theirs are not written. */
export async function allocateReceived(
  tx: Transaction,
  instalments: (typeof table.$inferSelect)[],
  receivedMinor: number,
): Promise<void> {
  const shares = allocate(instalments, receivedMinor);
  for (const { id, received_minor } of instalments) {
    const share = shares.get(id) ?? 0;
    if (share !== received_minor)
      await tx.update(table).set({ received_minor: share }).where(eq(table.id, id));
  }
}
