import { and, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  answer,
  bookingTravellers as collection,
  id,
  listAnswer,
  locale,
  queryFlag,
} from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../../db/database';
import type { App } from '../../../http/app';
import { principalOf } from '../../../identity/rights/enforceRights';
import { actorOf, partnerIdOf, type Principal } from '../../../identity/sessions/principal';
import { tagsOf } from '../../../rest/entries/entryNames';
import { findEntry } from '../../../rest/read/findEntry';
import { listFilters } from '../../../rest/read/listFilters';
import { tablePage } from '../../../rest/read/tablePage';
import { requireWayToRead } from '../../../rest/requireWay';
import { bookingTravellersTable as table } from '../bookingTravellers.table';
import { withTravellers } from './travellersOf';

const params = z.strictObject({ id });
const entryQuery = z.strictObject({ with_data: z.optional(queryFlag), locale: z.optional(locale) });
const filter = listFilters(collection.path, collection.filters, table);

/** Reads the travellers of bookings; with `data` including names and masked document numbers. */
export function readBookingTravellers(
  app: App,
  database: Database,
  ownBookings: (tx: Transaction, partnerId: string) => SQL,
): void {
  requireWayToRead(table, 'bookingTravellers.list');
  requireWayToRead(table, 'bookingTravellers.read');
  const visible = (tx: Transaction, principal: Principal) => {
    const partnerId = partnerIdOf(principal);
    return partnerId === undefined ? undefined : ownBookings(tx, partnerId);
  };

  app.get(
    collection.path,
    {
      config: { right: 'bookingTravellers.list' },
      schema: { querystring: collection.query, response: { 200: listAnswer(collection.entity) } },
    },
    async (request) => {
      const { query } = request;
      const principal = principalOf(request);
      const actor = actorOf(principal);
      const page = await database.withActor(actor, async (tx) => {
        const where = and(visible(tx, principal), filter({ ...query }));
        const whole = query.booking_id !== undefined;
        const order = [table.order, table.created_at, table.id];
        const found = await tablePage(tx, table, { query, whole, where, order, actor });
        if (!query.with_tags) return found;
        const tags = await tagsOf(tx, table, found.result, found.result);
        return { ...found, result: found.result.map((row) => ({ ...row, etag: tags.get(row.id) })) };
      });
      return query.with_data ? { ...page, result: await withTravellers(database, page.result) } : page;
    },
  );

  app.get(
    `${collection.path}/:id`,
    {
      config: { right: 'bookingTravellers.read' },
      schema: { params, querystring: entryQuery, response: { 200: answer(collection.entity) } },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const actor = actorOf(principal);
      const row = await database.withActor(actor, async (tx) => {
        const found = await findEntry(tx, table, {
          id: request.params.id,
          actor,
          where: visible(tx, principal),
        });
        reply.header('ETag', (await tagsOf(tx, table, [found], [found])).get(found.id));
        return found;
      });
      const [result = row] = request.query.with_data ? await withTravellers(database, [row]) : [];
      return { success: true as const, result };
    },
  );
}
