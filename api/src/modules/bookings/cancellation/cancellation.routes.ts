import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bookingCancellationAnswer, bookingCancellationQuery, bookings, id } from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { principalOf } from '../../../identity/rights/enforceRights';
import { actorOf, partnerIdOf } from '../../../identity/sessions/principal';
import { findEntry } from '../../../rest/read/findEntry';
import { requireWayToRead } from '../../../rest/requireWay';
import { readSettings } from '../../settings/readSettings';
import { bookingFlightsTable as flights } from '../bookingFlights.table';
import { bookingTransfersTable as transfers } from '../bookingTransfers.table';
import { bookingHotelsTable as stays } from '../bookingHotels.table';
import { bookingsTable as table } from '../bookings.table';
import { costOfBooking } from './costOfBooking';

/** Answers what cancelling a booking would cost, now or at another instant. Writes nothing. */
export function cancellationRoutes(app: App, database: Database): void {
  for (const read of [table, stays, flights, transfers]) requireWayToRead(read, 'bookings.read');
  app.get(
    `${bookings.path}/:id/cancellation`,
    {
      config: { right: 'bookings.read' },
      schema: {
        params: z.strictObject({ id }),
        querystring: bookingCancellationQuery,
        response: { 200: bookingCancellationAnswer },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const [actor, partnerId] = [actorOf(principal), partnerIdOf(principal)];
      const where = partnerId === undefined ? undefined : eq(table.shown_to_id, partnerId);
      const { at } = request.query;
      return database.withActor(actor, async (tx) => {
        const booking = await findEntry(tx, table, { id: request.params.id, actor, where });
        const sold = await tx
          .select()
          .from(stays)
          .where(eq(stays.booking_id, booking.id))
          .orderBy(stays.check_in, stays.id);
        // With milliseconds, as stages have them: instants are compared as text.
        const instant = new Date(at ?? Date.now()).toISOString();
        const isForStaff = partnerId === undefined;
        const seats = isForStaff
          ? await tx
              .select()
              .from(flights)
              .where(eq(flights.booking_id, booking.id))
              .orderBy(flights.departure_date, flights.id)
          : [];
        const [transfer] = isForStaff
          ? await tx.select().from(transfers).where(eq(transfers.booking_id, booking.id))
          : [];
        const { forStaff } = await readSettings(tx, actor);
        const asked = { at: instant, isForStaff, combined_terms: forStaff?.combined_terms };
        const result = costOfBooking(booking, sold, asked, { flights: seats, transfer });
        return { success: true as const, result };
      });
    },
  );
}
