import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { graphPrices } from '@itinera/shared/contracts';
import { recordChange } from '../../audit/recordChange';
import { entityOf } from '../../rest/write/operations';
import type { AfterTypesRemoved } from '../hotels/removedTypes';
import { graphPricesTable as table } from './graphPrices.table';

/**
 * Deactivates the lines of removed rooms and boardings of a hotel, for all its partners, each with a row in the audit log. They keep their
 * prices, and are not sold.
 */
export const deactivateLines: AfterTypesRemoved = async (tx, context, hotelId, removed) => {
  const ofRemoved = or(
    inArray(table.room_type_id, removed.room_type_id),
    inArray(table.boarding_type_id, removed.boarding_type_id),
  );
  const lines = await tx
    .select()
    .from(table)
    .where(and(eq(table.hotel_id, hotelId), eq(table.is_active, true), ofRemoved))
    .for('update');
  for (const before of lines) {
    const [after = null] = await tx
      .update(table)
      .set({ is_active: false, updated_at: sql`now()` })
      .where(eq(table.id, before.id))
      .returning();
    const entry = { entity: entityOf(graphPrices.path), entity_id: before.id, before, after };
    await recordChange(tx, context, { ...entry, action: 'update' });
  }
};
