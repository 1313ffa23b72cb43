import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  answer,
  graphPriceGroup,
  graphPrices,
  id,
  listAnswer,
  locale,
  queryFlag,
} from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { orderBy } from '../../db/ordering';
import type { App } from '../../http/app';
import { embedder } from '../../rest/embeds/embedder';
import { refuseForeignPartner } from '../../rest/read/foreignPartner';
import { findEntry } from '../../rest/read/findEntry';
import { tablePage } from '../../rest/read/tablePage';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, partnerIdOf } from '../../identity/sessions/principal';
import { entityTag } from '../../rest/entries/entityTag';
import { requireWayToRead } from '../../rest/requireWay';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { graphPricesTable as table } from './graphPrices.table';
import { graphPriceWrites } from './graphPrices.writes';
import { readGrid } from './grid';
import { groupPrices } from './groupPrices';

const params = z.strictObject({ id });
const entryQuery = z.strictObject({ with_data: z.optional(queryFlag), locale: z.optional(locale) });
const listed = listAnswer(z.union([graphPriceGroup, graphPrices.entity]));
const rights = {
  create: 'graphPrices.create',
  update: 'graphPrices.update',
  remove: 'graphPrices.remove',
} as const;

const sortable = {
  order: table.order,
  adult: table.adult,
  children: table.children,
  created_at: table.created_at,
  updated_at: table.updated_at,
};

/** A partner sees only its own. */
const ownOf = (partnerId: string | undefined) =>
  partnerId === undefined ? undefined : eq(table.dmc_id, partnerId);

export function graphPriceRoutes(app: App, database: Database): void {
  requireWayToRead(table, 'graphPrices.list');
  requireWayToRead(table, 'graphPrices.read');
  const embed = embedder(graphPrices.entity, table);

  app.get(
    graphPrices.path,
    {
      config: { right: 'graphPrices.list' },
      schema: { querystring: graphPrices.query, response: { 200: listed } },
    },
    async (request) => {
      const { query } = request;
      const principal = principalOf(request);
      refuseForeignPartner(principal, query);
      const where = and(
        ownOf(partnerIdOf(principal)),
        query.hotel_id === undefined ? undefined : eq(table.hotel_id, query.hotel_id),
        query.dmc_id === undefined ? undefined : eq(table.dmc_id, query.dmc_id),
      );
      const order = orderBy(query.sort, sortable, table.id) ?? [
        table.order,
        table.adult,
        table.children,
        table.id,
      ];
      return database.withActor(actorOf(principal), async (tx) => {
        const page = await tablePage(tx, table, {
          query,
          whole: true,
          where,
          order,
          actor: actorOf(principal),
        });
        if (!query.with_data) return page;
        const rows = await embed(tx, page.result, { locale: query.locale });
        if (!query.grouped) return { ...page, result: rows };
        return { ...page, result: groupPrices(rows, await readGrid(tx, query)) };
      });
    },
  );

  app.get(
    `${graphPrices.path}/:id`,
    {
      config: { right: 'graphPrices.read' },
      schema: { params, querystring: entryQuery, response: { 200: answer(graphPrices.entity) } },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      return database.withActor(actorOf(principal), async (tx) => {
        const { id: priceId } = request.params;
        const where = ownOf(partnerIdOf(principal));
        const row = await findEntry(tx, table, { id: priceId, actor: actorOf(principal), where });
        reply.header('ETag', entityTag(row));
        const { with_data, locale: language } = request.query;
        const [result = row] = with_data ? await embed(tx, [row], { locale: language }) : [];
        return { success: true as const, result };
      });
    },
  );

  writeRoutes(app, database, { collection: graphPrices, table, rights, ...graphPriceWrites });
}
