import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { answer, id, listAnswer, users } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { redacted } from '../../db/visibility/redact';
import { orderBy } from '../../db/ordering';
import { matchesWords } from '../../db/search';
import type { App } from '../../http/app';
import { notFound } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { hasSecondFactor, userColumns } from '../../people/users.columns';
import { usersTable as table } from '../../people/users.table';
import { customConditions } from '../../rest/custom/customConditions';
import { offerCount } from '../../rest/counts/countable';
import { entityTag } from '../../rest/entries/entityTag';
import { answerPage } from '../../rest/read/paging';
import { editable } from './users.writes';

const sortable = {
  created: table.created_at,
  // Addresses are compared as bytes, without a collation.
  email: sql`${table.email}`,
  role: table.role,
  status: table.status,
  first_name: table.first_name,
  last_name: table.last_name,
  company_name: table.company_name,
  last_login_at: table.last_login_at,
};

/**
 * Staff take the first user with role dmc as the default partner for prices (specification 6). A new
 * registration must not become that partner: pending accounts are listed only when their status is requested.
 */
const status = (query: z.output<typeof users.query>): SQL | undefined => {
  if (query.status !== undefined) return eq(table.status, query.status);
  return and(ne(table.status, 'parked'), query.role === 'dmc' ? ne(table.status, 'pending') : undefined);
};

/** Filters of the list, without those by custom fields. */
const conditionOf = (query: z.output<typeof users.query>): SQL | undefined =>
  and(
    query.role && eq(table.role, query.role),
    query.is_staff === undefined ? undefined : query.is_staff ? ne(table.role, 'dmc') : eq(table.role, 'dmc'),
    query.has_second_factor === undefined ? undefined : eq(hasSecondFactor, query.has_second_factor),
    status(query),
    matchesWords(query, [table.email, table.first_name, table.last_name, table.company_name]),
  );

/** Lists users, and reads one. */
export function userReads(app: App, database: Database): void {
  offerCount(app, {
    path: users.path,
    table,
    right: 'users.list',
    query: users.query,
    where: (_, __, query) => conditionOf(query),
  });

  app.get(
    users.path,
    {
      config: { right: 'users.list' },
      schema: { querystring: users.query, response: { 200: listAnswer(users.entity) } },
    },
    async (request) => {
      const { query } = request;
      const order = orderBy(query.sort ?? users.defaultSort, sortable, table.id) ?? [];
      const actor = actorOf(principalOf(request));
      return database.withActor(actor, async (tx) => {
        const listed = and(conditionOf(query), await customConditions(tx, table, actor, query));
        return answerPage({
          query,
          whole: false,
          rows: async ({ limit, offset }) => {
            const rows = await tx
              .select(userColumns)
              .from(table)
              .where(listed)
              .orderBy(...order)
              .limit(limit)
              .offset(offset);
            return rows.map((row) => redacted(actor, table, row));
          },
          count: () => tx.$count(table, listed),
        });
      });
    },
  );

  app.get(
    `${users.path}/:id`,
    {
      config: { right: 'users.read' },
      schema: {
        params: z.strictObject({ id }),
        querystring: z.strictObject({}),
        response: { 200: answer(users.entity) },
      },
    },
    async (request, reply) => {
      const where = and(eq(table.id, request.params.id), ne(table.status, 'parked'));
      const actor = actorOf(principalOf(request));
      const [found] = await database.withActor(actor, (tx) =>
        tx.select(userColumns).from(table).where(where),
      );
      if (!found) throw notFound();
      const result = redacted(actor, table, found);
      reply.header('ETag', entityTag(editable(result)));
      return { success: true as const, result };
    },
  );
}
