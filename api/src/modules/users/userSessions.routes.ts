import { and, eq, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { accountEvent, accountSession, answer, doneAnswer, id, users } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { originOf } from '../../http/origin';
import { notFound } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { onlyAdmins, type AdminSettings } from '../../identity/rights/onlyAdmins';
import { endAllSessions, endOneSession } from '../../identity/sessions/endSessions';
import { listSessions } from '../../identity/sessions/listSessions';
import { actorOf } from '../../identity/sessions/principal';
import { usersTable } from '../../people/users.table';
import { done, writeOnce } from '../../rest/write/writeOnce';
import { accountEvents } from './accountEvents';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});

async function requireUser(tx: Transaction, userId: string): Promise<void> {
  const isShown = and(eq(usersTable.id, userId), ne(usersTable.status, 'parked'));
  if ((await tx.$count(usersTable, isShown)) === 0) throw notFound();
}

const endingOf = (request: FastifyRequest, userId: string) => ({
  by: principalOf(request),
  origin: originOf(request),
  userId,
});

/** The sessions and events of another user's account, for staff. */
export function userSessionRoutes(app: App, database: Database, settings: AdminSettings): void {
  const onRequest = onlyAdmins(settings);

  app.get(
    `${users.path}/:id/sessions`,
    {
      config: { right: 'users.readSessions' },
      onRequest,
      schema: { params, querystring: noQuery, response: { 200: answer(z.array(accountSession)) } },
    },
    async (request) => {
      const principal = principalOf(request);
      const result = await database.withActor(actorOf(principal), async (tx) => {
        await requireUser(tx, request.params.id);
        return listSessions(tx, request.params.id, principal.sessionId);
      });
      return { success: true as const, result };
    },
  );

  app.get(
    `${users.path}/:id/events`,
    {
      config: { right: 'users.readEvents' },
      onRequest,
      schema: { params, querystring: noQuery, response: { 200: answer(z.array(accountEvent)) } },
    },
    async (request) => {
      const result = await database.withActor(actorOf(principalOf(request)), async (tx) => {
        await requireUser(tx, request.params.id);
        return accountEvents(tx, request.params.id);
      });
      return { success: true as const, result };
    },
  );

  app.delete(
    `${users.path}/:id/sessions`,
    {
      config: { right: 'users.endSessions' },
      onRequest,
      schema: { params, querystring: noQuery, response: { 200: doneAnswer } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        await requireUser(tx, request.params.id);
        await endAllSessions(tx, endingOf(request, request.params.id));
        return done;
      }),
  );

  app.delete(
    `${users.path}/:id/sessions/:session_id`,
    {
      config: { right: 'users.endSessions' },
      onRequest,
      schema: {
        params: z.strictObject({ id, session_id: id }),
        querystring: noQuery,
        response: { 200: doneAnswer },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const { id: userId, session_id } = request.params;
        await endOneSession(tx, endingOf(request, userId), session_id);
        return done;
      }),
  );
}
