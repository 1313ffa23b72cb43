import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { answer, hotelImages, id, listAnswer } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import { orderBy } from '../../db/ordering';
import type { App } from '../../http/app';
import { findEntry } from '../../rest/read/findEntry';
import { tablePage } from '../../rest/read/tablePage';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, partnerIdOf } from '../../identity/sessions/principal';
import { entityTag } from '../../rest/entries/entityTag';
import { requireWayToRead } from '../../rest/requireWay';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { hotelImageWrites } from './hotelImages.writes';
import { visibleTo } from './hotels.filters';
import { hotelImagesTable as table, hotelsTable } from './hotels.table';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});
const one = answer(hotelImages.entity);

/** Images of the hotels that a partner offers; undefined for staff, who see all. */
function visibleImages(tx: Transaction, partnerId: string | undefined): SQL | undefined {
  const visible = visibleTo(partnerId);
  return (
    visible && inArray(table.hotel_id, tx.select({ id: hotelsTable.id }).from(hotelsTable).where(visible))
  );
}

export function hotelImageRoutes(app: App, database: Database): void {
  requireWayToRead(table, 'hotelImages.list');
  requireWayToRead(table, 'hotelImages.read');
  app.get(
    hotelImages.path,
    {
      config: { right: 'hotelImages.list' },
      schema: { querystring: hotelImages.query, response: { 200: listAnswer(hotelImages.entity) } },
    },
    async (request) => {
      const { query } = request;
      const principal = principalOf(request);
      const order = orderBy(query.sort, { order: table.order, created_at: table.created_at }, table.id) ?? [
        asc(table.hotel_id),
        asc(table.order),
        asc(table.id),
      ];
      return database.withActor(actorOf(principal), (tx) => {
        const where = and(
          visibleImages(tx, partnerIdOf(principal)),
          query.hotel_id === undefined ? undefined : eq(table.hotel_id, query.hotel_id),
        );
        return tablePage(tx, table, { query, whole: true, where, order, actor: actorOf(principal) });
      });
    },
  );

  app.get(
    `${hotelImages.path}/:id`,
    {
      config: { right: 'hotelImages.read' },
      schema: { params, querystring: noQuery, response: { 200: one } },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const actor = actorOf(principal);
      const result = await database.withActor(actor, (tx) =>
        findEntry(tx, table, {
          id: request.params.id,
          actor,
          where: visibleImages(tx, partnerIdOf(principal)),
        }),
      );
      reply.header('ETag', entityTag(result));
      return { success: true as const, result };
    },
  );

  writeRoutes(app, database, hotelImageWrites);
}
