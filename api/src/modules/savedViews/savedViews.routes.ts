import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { answer, id, listAnswer, savedViews } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { alphabetical, orderBy } from '../../db/ordering';
import { matchesWords } from '../../db/search';
import type { App } from '../../http/app';
import { notFound } from '../../http/problem';
import { findEntry } from '../../rest/read/findEntry';
import { tablePage } from '../../rest/read/tablePage';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { entityTag } from '../../rest/entries/entityTag';
import { requireWayToRead } from '../../rest/requireWay';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { personOf, seenBy, visibleTo } from './savedViews.queries';
import { savedViewsTable as table } from './savedViews.table';
import { savedViewWrites } from './savedViews.writes';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});
const sortable = { name: table.name, created_at: table.created_at, updated_at: table.updated_at };

export function savedViewRoutes(app: App, database: Database): void {
  requireWayToRead(table, 'savedViews.list');
  requireWayToRead(table, 'savedViews.read');
  app.get(
    savedViews.path,
    {
      config: { right: 'savedViews.list' },
      schema: { querystring: savedViews.query, response: { 200: listAnswer(savedViews.entity) } },
    },
    async (request) => {
      const { query } = request;
      const person = personOf(actorOf(principalOf(request)));
      const where = and(
        visibleTo(person),
        query.list === undefined ? undefined : eq(table.list, query.list),
        matchesWords(query, [table.name]),
      );
      const order = orderBy(query.sort, sortable, table.id) ?? [alphabetical(table.name), table.id];
      return database.withActor(person, async (tx) => {
        const page = await tablePage(tx, table, {
          query,
          whole: savedViews.reference,
          where,
          order,
          actor: person,
        });
        return { ...page, result: await seenBy(tx, page.result, person) };
      });
    },
  );

  app.get(
    `${savedViews.path}/:id`,
    {
      config: { right: 'savedViews.read' },
      schema: { params, querystring: noQuery, response: { 200: answer(savedViews.entity) } },
    },
    async (request, reply) => {
      const person = personOf(actorOf(principalOf(request)));
      return database.withActor(person, async (tx) => {
        const { id: viewId } = request.params;
        const row = await findEntry(tx, table, { id: viewId, actor: person, where: visibleTo(person) });
        const [result] = await seenBy(tx, [row], person);
        if (!result) throw notFound();
        reply.header('ETag', entityTag(row));
        return { success: true as const, result };
      });
    },
  );

  writeRoutes(app, database, savedViewWrites);
}
