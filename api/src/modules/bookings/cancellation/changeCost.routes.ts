import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bookingHotels, costOfStayChangeAnswer, id, stayChange } from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { principalOf } from '../../../identity/rights/enforceRights';
import { actorOf, partnerIdOf } from '../../../identity/sessions/principal';
import { findEntry } from '../../../rest/read/findEntry';
import { requireWayToRead } from '../../../rest/requireWay';
import { bookingHotelsTable as stays } from '../bookingHotels.table';
import { bookingsTable as table } from '../bookings.table';
import { costOfStayChange } from './costOfStayChange';

/** Answers what a change or the removal of a stay would cost, before it is made. Writes nothing. */
export function changeCostRoutes(app: App, database: Database): void {
  for (const read of [table, stays]) requireWayToRead(read, 'bookings.read');
  app.post(
    `${bookingHotels.path}/:id/change-cost`,
    {
      config: { right: 'bookings.read', readsOnly: true },
      schema: {
        params: z.strictObject({ id }),
        querystring: z.strictObject({}),
        body: stayChange,
        response: { 200: costOfStayChangeAnswer },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const [actor, partnerId] = [actorOf(principal), partnerIdOf(principal)];
      const where = partnerId === undefined ? undefined : eq(table.shown_to_id, partnerId);
      return database.withActor(actor, async (tx) => {
        const stay = await findEntry(tx, stays, { id: request.params.id, actor, where: undefined });
        const booking = await findEntry(tx, table, { id: stay.booking_id, actor, where });
        // With milliseconds, as stages have them: instants are compared as text.
        const at = new Date(request.body.at ?? Date.now()).toISOString();
        const isForStaff = partnerId === undefined;
        return {
          success: true as const,
          result: costOfStayChange(booking, stay, request.body, { at, isForStaff }),
        };
      });
    },
  );
}
