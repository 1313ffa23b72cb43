import { and, desc, eq } from 'drizzle-orm';
import { hotelDmcs, listAnswer } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { answerPage } from '../../http/paging';
import { notFound } from '../../http/problem';
import { principalOf } from '../../rights/enforceRights';
import { actorOf, partnerIdOf } from '../../sessions/principal';
import { hotelDmcsTable as table } from './hotelDmcs.table';

export function hotelDmcRoutes(app: App, database: Database): void {
  app.get(
    hotelDmcs.path,
    { config: { right: 'hotelDmcs.list' }, schema: { querystring: hotelDmcs.query, response: { 200: listAnswer(hotelDmcs.entity) } } },
    async (request) => {
      const { query } = request;
      const principal = principalOf(request);
      const partnerId = partnerIdOf(principal);
      if (partnerId !== undefined && query.dmc_id !== undefined && query.dmc_id !== partnerId) throw notFound();
      const dmcId = partnerId ?? query.dmc_id;
      const where = and(
        query.hotel_id === undefined ? undefined : eq(table.hotel_id, query.hotel_id),
        dmcId === undefined ? undefined : eq(table.dmc_id, dmcId),
      );
      return database.withActor(actorOf(principal), (tx) =>
        answerPage({
          query,
          whole: true,
          rows: ({ limit, offset }) =>
            tx.select().from(table).where(where).orderBy(desc(table.is_default), table.created_at, table.id).limit(limit).offset(offset),
          count: () => tx.$count(table, where),
        }),
      );
    },
  );
}
