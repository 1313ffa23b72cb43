import { countDistinct, eq, sql } from 'drizzle-orm';
import { bookingCustomers } from '@itinera/shared/contracts';
import { recordChanges } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { entityOf } from '../../rest/write/operations';
import { bookingCustomersTable as customers } from './bookingCustomers.table';

/** In how many bookings a traveller is named. */
export async function countBookingsOf(tx: Transaction, travellerId: string): Promise<number> {
  const [found] = await tx
    .select({ count: countDistinct(customers.booking_id) })
    .from(customers)
    .where(eq(customers.traveller_id, travellerId));
  return found?.count ?? 0;
}

/** Names another traveller in all bookings of one. */
export async function moveBookingsOf(
  tx: Transaction,
  context: WriteContext,
  from: string,
  to: string,
): Promise<void> {
  const moved = await tx
    .update(customers)
    .set({ traveller_id: to, updated_at: sql`now()` })
    .where(eq(customers.traveller_id, from))
    .returning({ id: customers.id });
  const changes = moved.map(({ id }) => ({
    entity: entityOf(bookingCustomers.path),
    entity_id: id,
    action: 'update' as const,
    before: { traveller_id: from },
    after: { traveller_id: to },
  }));
  if (changes.length > 0) await recordChanges(tx, context, changes);
}
