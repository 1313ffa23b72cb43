import * as z from 'zod/mini';
import {
  answer,
  hotelQuery,
  hotels,
  id,
  listAnswer,
  type Hotel,
  type Locale,
} from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { refuseForeignPartner } from '../../rest/read/foreignPartner';
import { invalid } from '../../http/problem';
import { findEntry } from '../../rest/read/findEntry';
import { tablePage } from '../../rest/read/tablePage';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { offerCount } from '../../rest/counts/countable';
import { withoutDerived } from '../../rest/entries/derived';
import { entityTag } from '../../rest/entries/entityTag';
import { requireWayToRead } from '../../rest/requireWay';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { fieldsOf, hotelEmbedder, namedParts } from './hotels.embeds';
import { hotelsWhere, visibleTo, type HotelsQuery } from './hotels.filters';
import { hotelsOrder } from './hotels.order';
import { hotelsTable, type HotelRow } from './hotels.table';
import { prepareHotel } from './prepareHotel';
import { removedTypes, type AfterTypesRemoved } from './removedTypes';
import { createHotel, removeHotel, updateHotel } from './hotels.writes';

const params = z.strictObject({ id });

interface EmbedQuery {
  with_data?: boolean;
  with?: string;
  locale?: Locale;
}

/** The number of other partners that offer a hotel is hidden from partners, and sorting by it would reveal it. */
function refuseCounting(partnerId: string | undefined, { sort, with: parts }: HotelsQuery): void {
  if (partnerId === undefined) return;
  if (sort?.endsWith('partner_count'))
    throw invalid({ sort: 'Only staff can sort by partners. Choose another sort.' });
  if (namedParts(parts)?.includes('partners'))
    throw invalid({ with: 'Only staff count the partners of a hotel. Omit partners.' });
}

export function hotelRoutes(app: App, database: Database, afterTypesRemoved: AfterTypesRemoved): void {
  requireWayToRead(hotelsTable, 'hotels.list');
  requireWayToRead(hotelsTable, 'hotels.read');
  const embed = hotelEmbedder();

  async function withData(
    tx: Transaction,
    rows: HotelRow[],
    { with_data, with: named, locale }: EmbedQuery,
    partnerId: string | undefined,
  ): Promise<Hotel[]> {
    const parts = with_data ? undefined : namedParts(named);
    if (!with_data && !parts) return rows;
    return embed(tx, rows, { locale, only: fieldsOf(parts, partnerId) });
  }

  const matching = (tx: Transaction, principal: Principal, query: HotelsQuery) => {
    const partnerId = partnerIdOf(principal);
    refuseForeignPartner(principal, query);
    refuseCounting(partnerId, query);
    return hotelsWhere(tx, query, partnerId);
  };
  offerCount(app, {
    path: hotels.path,
    table: hotelsTable,
    right: 'hotels.list',
    query: hotels.query,
    where: matching,
  });

  app.get(
    hotels.path,
    {
      config: { right: 'hotels.list' },
      schema: { querystring: hotels.query, response: { 200: listAnswer(hotels.entity) } },
    },
    async (request) => {
      const { query } = request;
      const principal = principalOf(request);
      const partnerId = partnerIdOf(principal);
      return database.withActor(actorOf(principal), async (tx) => {
        const where = matching(tx, principal, query);
        const page = await tablePage(tx, hotelsTable, {
          query,
          whole: false,
          where,
          order: hotelsOrder(query),
          actor: actorOf(principal),
        });
        return { ...page, result: await withData(tx, page.result, query, partnerId) };
      });
    },
  );

  app.get(
    `${hotels.path}/:id`,
    {
      config: { right: 'hotels.read' },
      schema: { params, querystring: hotelQuery, response: { 200: answer(hotels.entity) } },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const partnerId = partnerIdOf(principal);
      return database.withActor(actorOf(principal), async (tx) => {
        const isVisible = visibleTo(partnerId);
        const { id: hotelId } = request.params;
        const row = await findEntry(tx, hotelsTable, {
          id: hotelId,
          actor: actorOf(principal),
          where: isVisible,
        });
        const [result = row] = await withData(tx, [row], request.query, partnerId);
        reply.header('ETag', entityTag(withoutDerived(hotelsTable, row)));
        return { success: true as const, result };
      });
    },
  );

  writeRoutes(app, database, {
    collection: hotels,
    table: hotelsTable,
    rights: { create: 'hotels.create', update: 'hotels.update', remove: 'hotels.remove' },
    create: createHotel,
    async update(tx, before, changes, context) {
      const after = await updateHotel(tx, before, changes);
      const removed = removedTypes(before, after);
      if (removed) await afterTypesRemoved(tx, context, after.id, removed);
      return after;
    },
    remove: removeHotel,
    prepareRestore: (tx, row) => prepareHotel(tx, row, undefined),
  });
}
