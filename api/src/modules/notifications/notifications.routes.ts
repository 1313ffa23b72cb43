import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  answer,
  doneAnswer,
  id,
  listAnswer,
  notifications,
  readAllNotificationsPath,
} from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { orderBy } from '../../db/ordering';
import type { App } from '../../http/app';
import { notFound } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, type Principal } from '../../identity/sessions/principal';
import { offerCount } from '../../rest/counts/countable';
import { answerQuery } from '../../rest/read/paging';
import { done, writeOnce } from '../../rest/write/writeOnce';
import { notificationsTable as table } from './notifications.table';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});
const { id: ofNotification, event, title, body, link, created_at, read_at } = table;
const columns = { id: ofNotification, event, title, body, link, created_at, read_at };

const ownOf = (
  { id: personId }: Principal,
  { is_read }: z.output<typeof notifications.query>,
): SQL | undefined =>
  and(
    eq(table.user_id, personId),
    is_read === undefined ? undefined : is_read ? isNotNull(read_at) : isNull(read_at),
  );

/** The own notifications: policies hide those of others. */
export function notificationRoutes(app: App, database: Database): void {
  offerCount(app, {
    path: notifications.path,
    table,
    right: 'notifications.list',
    query: notifications.query,
    where: (_, principal, query) => ownOf(principal, query),
  });

  app.get(
    notifications.path,
    {
      config: { right: 'notifications.list' },
      schema: { querystring: notifications.query, response: { 200: listAnswer(notifications.entity) } },
    },
    async (request) => {
      const { query } = request;
      const principal = principalOf(request);
      const where = ownOf(principal, query);
      const order = orderBy(query.sort ?? notifications.defaultSort, { created_at }, table.id) ?? [];
      return database.withActor(actorOf(principal), (tx) =>
        answerQuery(
          query,
          tx
            .select(columns)
            .from(table)
            .where(where)
            .orderBy(...order),
          () => tx.$count(table, where),
        ),
      );
    },
  );

  // Marked again, it keeps the time of the first reading.
  app.put(
    `${notifications.path}/:id`,
    {
      config: { right: 'notifications.update' },
      schema: {
        params,
        querystring: noQuery,
        body: notifications.updateInput,
        response: { 200: answer(notifications.entity) },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const { is_read } = request.body;
        const isThis = and(eq(table.id, request.params.id), eq(table.user_id, principalOf(request).id));
        const [result] = await tx
          .update(table)
          .set({ read_at: is_read === false ? null : is_read ? sql`coalesce(${read_at}, now())` : read_at })
          .where(isThis)
          .returning(columns);
        if (!result) throw notFound();
        return { status: 200, result };
      }),
  );

  app.post(
    readAllNotificationsPath,
    {
      config: { right: 'notifications.readAll' },
      schema: { querystring: noQuery, response: { 200: doneAnswer } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        await tx
          .update(table)
          .set({ read_at: sql`now()` })
          .where(and(eq(table.user_id, principalOf(request).id), isNull(read_at)));
        return done;
      }),
  );
}
