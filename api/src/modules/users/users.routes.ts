import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { answer, doneAnswer, id, listAnswer, userActions, users, type User } from '@itinera/shared/contracts';
import type { ShellAddresses } from '../../accounts/passwordLinks';
import type { Database } from '../../db/database';
import { redacted } from '../../db/visibility/redact';
import { orderBy } from '../../db/ordering';
import { matchesWords } from '../../db/search';
import type { App } from '../../http/app';
import { mergeInput, refuseOtherId, sentIn } from '../../http/mergeInput';
import { answerPage } from '../../rest/read/paging';
import { notFound } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { onlyAdmins, type AdminSettings } from '../../identity/rights/onlyAdmins';
import { actorOf } from '../../identity/sessions/principal';
import { contextOf } from '../../identity/rights/contextOf';
import { customConditions } from '../../rest/custom/customConditions';
import { entityTag } from '../../rest/entries/entityTag';
import { done, writeOnce } from '../../rest/write/writeOnce';
import { actOnUser } from './users.actions';
import { hasSecondFactor, userColumns } from '../../people/users.columns';
import { usersTable as table } from '../../people/users.table';
import { createUser, editable, removeUser, updateUser, type UserWrites } from './users.writes';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});
const one = answer(users.entity);

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

export function userRoutes(app: App, database: Database, settings: ShellAddresses & AdminSettings): void {
  const onRequest = onlyAdmins(settings);
  const writesOf = (request: FastifyRequest): UserWrites => ({
    context: contextOf(request),
    askingId: principalOf(request).id,
    addresses: settings,
  });

  const seen = (request: FastifyRequest, user: User): User =>
    redacted(actorOf(principalOf(request)), table, { ...user });

  app.get(
    users.path,
    {
      config: { right: 'users.list' },
      schema: { querystring: users.query, response: { 200: listAnswer(users.entity) } },
    },
    async (request) => {
      const { query } = request;
      const where = and(
        query.role && eq(table.role, query.role),
        query.is_staff === undefined
          ? undefined
          : query.is_staff
            ? ne(table.role, 'dmc')
            : eq(table.role, 'dmc'),
        query.has_second_factor === undefined ? undefined : eq(hasSecondFactor, query.has_second_factor),
        status(query),
        matchesWords(query, [table.email, table.first_name, table.last_name, table.company_name]),
      );
      const order = orderBy(query.sort ?? users.defaultSort, sortable, table.id) ?? [];
      const actor = actorOf(principalOf(request));
      return database.withActor(actor, async (tx) => {
        const listed = and(where, await customConditions(tx, table, actor, query));
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
    { config: { right: 'users.read' }, schema: { params, querystring: noQuery, response: { 200: one } } },
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

  app.post(
    users.path,
    {
      config: { right: 'users.create' },
      onRequest,
      schema: { querystring: noQuery, body: users.createInput, response: { 201: one } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const result = seen(request, await createUser(tx, writesOf(request), request.body));
        return { status: 201, result, etag: entityTag(editable(result)) };
      }),
  );

  app.put(
    `${users.path}/:id`,
    {
      config: { right: 'users.update' },
      onRequest,
      preValidation: refuseOtherId,
      schema: { params, querystring: noQuery, body: mergeInput(users), response: { 200: one } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const result = seen(
          request,
          await updateUser(tx, writesOf(request), request.params.id, request.body, sentIn(request)),
        );
        return { status: 200, result, etag: entityTag(editable(result)) };
      }),
  );

  app.delete(
    `${users.path}/:id`,
    {
      config: { right: 'users.remove' },
      onRequest,
      schema: { params, querystring: noQuery, response: { 200: doneAnswer } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        await removeUser(tx, writesOf(request), request.params.id);
        return done;
      }),
  );

  for (const action of userActions) {
    app.post(
      `${users.path}/:id/${action}`,
      {
        config: { right: `users.${action}` },
        onRequest,
        schema: { params, querystring: noQuery, response: { 200: one } },
      },
      (request, reply) =>
        writeOnce(request, reply, database, async (tx) => {
          const result = seen(request, await actOnUser(tx, writesOf(request), request.params.id, action));
          return { status: 200, result, etag: entityTag(editable(result)) };
        }),
    );
  }
}
