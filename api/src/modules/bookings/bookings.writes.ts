import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bookings } from '@itinera/shared/contracts';
import { invalid, notFound } from '../../http/problem';
import type { WriteParts } from '../../rest/write/operations';
import { bookingsTable as table } from './bookings.table';
import { createBooking, requireManager } from './createBooking';
import { summarise } from './summarise';

/** The general block. The parts of a new booking have calls of their own later; a form may send the block back unchanged. */
const collection = {
  ...bookings,
  updateInput: z.omit(bookings.updateInput, {
    customer: true,
    hotels: true,
    flights: true,
    transfer: true,
    party: true,
    expected_total_minor: true,
  }),
};

/** Bookings are never deleted: a draft is cancelled. */
export const bookingWrites: WriteParts<typeof table, typeof collection> = {
  collection,
  table,
  rights: { create: 'bookings.create', update: 'bookings.update' },
  create: createBooking,
  async update(tx, before, changes) {
    const { dmc_id = before.dmc_id, currency = before.currency, ...general } = changes;
    if (dmc_id !== before.dmc_id)
      throw invalid({ dmc_id: 'A booking stays with its partner. Cancel it and make another one.' });
    if (currency !== before.currency)
      throw invalid({ currency: 'A booking keeps its currency. Cancel it and make another one.' });
    await requireManager(tx, general.manager_id);
    const [after] = await tx
      .update(table)
      .set({ ...general, updated: sql`now()` })
      .where(eq(table.id, before.id))
      .returning();
    if (!after) throw notFound();
    return summarise(tx, after);
  },
};
