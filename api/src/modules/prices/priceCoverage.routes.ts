import { eq } from 'drizzle-orm';
import {
  addDays,
  coverageNights,
  priceCoverageAnswer,
  priceCoveragePath,
  priceCoverageQuery,
  type PriceCoverage,
} from '@itinera/shared/contracts';
import { today } from '../../base/today';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { invalid } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, partnerIdOf } from '../../identity/sessions/principal';
import { usersTable } from '../../people/users.table';
import { refuseForeignPartner } from '../../rest/read/foreignPartner';
import { findEntry } from '../../rest/read/findEntry';
import { requireWayToRead } from '../../rest/requireWay';
import { hotelsTable } from '../hotels/hotels.table';
import { visibleTo } from '../hotels/hotels.filters';
import { coverageOf, firstGapOf, percentOf } from '../hotels/priceCoverage';
import { priceCoverageTable as table } from '../hotels/priceCoverage.table';

/** Which nights of a hotel have prices, by partner. */
export function priceCoverageRoutes(app: App, database: Database): void {
  requireWayToRead(table, 'priceCoverage.read');
  app.get(
    priceCoveragePath,
    {
      config: { right: 'priceCoverage.read' },
      schema: { querystring: priceCoverageQuery, response: { 200: priceCoverageAnswer } },
    },
    async (request) => {
      const principal = principalOf(request);
      refuseForeignPartner(principal, request.query);
      const partnerId = partnerIdOf(principal);
      const { hotel_id, dmc_id = partnerId, from = today() } = request.query;
      const { to = addDays(from, coverageNights - 1) } = request.query;
      if (to < from) throw invalid({ to: 'Use the day of ‘from’, or a later one.' });
      const actor = actorOf(principal);
      const nights = { from, to };
      const where = coverageOf(hotel_id, nights, dmc_id);
      return database.withActor(actor, async (tx) => {
        await findEntry(tx, hotelsTable, { id: hotel_id, actor, where: visibleTo(partnerId) });
        const spans = await tx
          .select({
            dmc_id: table.dmc_id,
            first_night: table.first_night,
            last_night: table.last_night,
            wanted: table.wanted,
            priced: table.priced,
          })
          .from(table)
          .innerJoin(usersTable, eq(usersTable.id, table.dmc_id))
          .where(where)
          .orderBy(table.dmc_id, table.first_night);
        const lists = await tx
          .select({ dmc_id: table.dmc_id, percent: percentOf(nights), first_gap: firstGapOf(nights) })
          .from(table)
          .innerJoin(usersTable, eq(usersTable.id, table.dmc_id))
          .where(where)
          .groupBy(table.dmc_id)
          .orderBy(table.dmc_id);
        const result = lists.map((list): PriceCoverage => ({
          ...list,
          spans: spans.flatMap(({ dmc_id: of, ...span }) => (of === list.dmc_id ? [span] : [])),
        }));
        return { success: true as const, result };
      });
    },
  );
}
