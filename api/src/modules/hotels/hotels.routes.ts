import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { answer, defaultLocale, doneAnswer, hotelQuery, hotels, id, listAnswer, type Locale } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import { orderBy } from '../../db/ordering';
import type { App } from '../../http/app';
import { mergeInput, refuseOtherId } from '../../http/mergeInput';
import { answerPage } from '../../http/paging';
import { notFound } from '../../http/problem';
import { principalOf } from '../../rights/enforceRights';
import { actorOf, partnerIdOf } from '../../sessions/principal';
import { hotelsWhere, sortableHotels, visibleTo } from './hotels.filters';
import { withHotelData, type HotelRow } from './hotels.queries';
import { hotelsTable } from './hotels.table';
import { createHotel, removeHotel, updateHotel } from './hotels.writes';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});
const one = answer(hotels.entity);

interface DataQuery {
  with_data?: boolean;
  locale?: Locale;
}

const embed = async (tx: Transaction, rows: HotelRow[], { with_data, locale = defaultLocale }: DataQuery) =>
  with_data ? withHotelData(tx, rows, locale) : rows;

export function hotelRoutes(app: App, database: Database): void {
  app.get(
    hotels.path,
    { config: { right: 'hotels.list' }, schema: { querystring: hotels.query, response: { 200: listAnswer(hotels.entity) } } },
    async (request) => {
      const { query } = request;
      const principal = principalOf(request);
      const partnerId = partnerIdOf(principal);
      if (partnerId !== undefined && query.dmc_id !== undefined && query.dmc_id !== partnerId) throw notFound();
      const order = orderBy(query.sort, sortableHotels, hotelsTable.id) ?? [hotelsTable.created_at, hotelsTable.id];
      return database.withActor(actorOf(principal), (tx) => {
        const where = hotelsWhere(tx, query, partnerId);
        return answerPage({
          query,
          whole: false,
          rows: async ({ limit, offset }) => {
            const rows = await tx.select().from(hotelsTable).where(where).orderBy(...order).limit(limit).offset(offset);
            return embed(tx, rows, query);
          },
          count: () => tx.$count(hotelsTable, where),
        });
      });
    },
  );

  app.get(
    `${hotels.path}/:id`,
    { config: { right: 'hotels.read' }, schema: { params, querystring: hotelQuery, response: { 200: one } } },
    async (request) => {
      const principal = principalOf(request);
      return database.withActor(actorOf(principal), async (tx) => {
        const isVisible = visibleTo(tx, partnerIdOf(principal));
        const rows = await tx.select().from(hotelsTable).where(and(eq(hotelsTable.id, request.params.id), isVisible));
        const [result] = await embed(tx, rows, request.query);
        if (!result) throw notFound();
        return { success: true as const, result };
      });
    },
  );

  app.post(
    hotels.path,
    { config: { right: 'hotels.create' }, schema: { querystring: noQuery, body: hotels.createInput, response: { 201: one } } },
    async (request, reply) => {
      const result = await database.withActor(actorOf(principalOf(request)), (tx) => createHotel(tx, request.body));
      return reply.code(201).send({ success: true, result });
    },
  );

  app.put(
    `${hotels.path}/:id`,
    {
      config: { right: 'hotels.update' },
      preValidation: refuseOtherId,
      schema: { params, querystring: noQuery, body: mergeInput(hotels), response: { 200: one } },
    },
    async (request) => {
      const { id: hotelId } = request.params;
      const result = await database.withActor(actorOf(principalOf(request)), (tx) => updateHotel(tx, hotelId, request.body));
      return { success: true as const, result };
    },
  );

  app.delete(
    `${hotels.path}/:id`,
    { config: { right: 'hotels.remove' }, schema: { params, querystring: noQuery, response: { 200: doneAnswer } } },
    async (request) => {
      await database.withActor(actorOf(principalOf(request)), (tx) => removeHotel(tx, request.params.id));
      return { success: true as const, result: null };
    },
  );
}
