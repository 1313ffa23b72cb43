import { and, asc, between, eq, isNull, or } from 'drizzle-orm';
import {
  allotmentDaysAnswer,
  allotmentDaysPath,
  allotmentDaysQuery,
  mostAllotmentNights,
  nightsBetween,
} from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { invalid } from '../../../http/problem';
import { principalOf } from '../../../identity/rights/enforceRights';
import { actorOf, partnerIdOf } from '../../../identity/sessions/principal';
import { refuseForeignPartner } from '../../../rest/read/foreignPartner';
import { findEntry } from '../../../rest/read/findEntry';
import { requireWayToRead } from '../../../rest/requireWay';
import { allotmentDaysTable as table } from '../../allotments/allotmentDays.table';
import { visibleTo } from '../../hotels/hotels.filters';
import { hotelsTable } from '../../hotels/hotels.table';

function requireNights(from: string, to: string): void {
  if (to < from) throw invalid({ to: 'Use the day of ‘from’, or a later one.' });
  if (nightsBetween(from, to) >= mostAllotmentNights)
    throw invalid({ to: `Choose at most ${mostAllotmentNights} nights.` });
}

/** Nights of a hotel that have a number of their own, or rooms that bookings have: those of a partner, and those of all partners. */
export function allotmentDaysRoutes(app: App, database: Database): void {
  requireWayToRead(table, 'allotmentDays.read');
  app.get(
    allotmentDaysPath,
    {
      config: { right: 'allotmentDays.read' },
      schema: { querystring: allotmentDaysQuery, response: { 200: allotmentDaysAnswer } },
    },
    async (request) => {
      const principal = principalOf(request);
      refuseForeignPartner(principal, request.query);
      const { hotel_id, dmc_id, from, to } = request.query;
      requireNights(from, to);
      const actor = actorOf(principal);
      const where = visibleTo(partnerIdOf(principal));
      return database.withActor(actor, async (tx) => {
        await findEntry(tx, hotelsTable, { id: hotel_id, actor, where });
        const result = await tx
          .select({
            allotment_id: table.allotment_id,
            day: table.day,
            rooms: table.rooms,
            sold: table.sold,
            held: table.held,
          })
          .from(table)
          .where(
            and(
              eq(table.hotel_id, hotel_id),
              or(eq(table.dmc_id, dmc_id), isNull(table.dmc_id)),
              between(table.day, from, to),
            ),
          )
          .orderBy(asc(table.allotment_id), asc(table.day));
        return { success: true as const, result };
      });
    },
  );
}
