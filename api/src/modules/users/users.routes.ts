import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { answer, doneAnswer, id, userActions, users, type User } from '@itinera/shared/contracts';
import type { ShellAddresses } from '../../accounts/passwordLinks';
import type { Database } from '../../db/database';
import { redacted } from '../../db/visibility/redact';
import type { App } from '../../http/app';
import { mergeInput, refuseOtherId, sentIn } from '../../http/mergeInput';
import { principalOf } from '../../identity/rights/enforceRights';
import { onlyAdmins, type AdminSettings } from '../../identity/rights/onlyAdmins';
import { actorOf } from '../../identity/sessions/principal';
import { contextOf } from '../../identity/rights/contextOf';
import { entityTag } from '../../rest/entries/entityTag';
import { done, writeOnce } from '../../rest/write/writeOnce';
import { actOnUser } from './users.actions';
import { usersTable as table } from '../../people/users.table';
import { userReads } from './users.reads';
import { createUser, editable, removeUser, updateUser, type UserWrites } from './users.writes';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});
const one = answer(users.entity);

type UserSettings = ShellAddresses & AdminSettings;

const writesBy = (settings: UserSettings, request: FastifyRequest): UserWrites => ({
  context: contextOf(request),
  askingId: principalOf(request).id,
  addresses: settings,
});

/** A written user as the caller sees it. */
const written = (request: FastifyRequest, user: User) => {
  const result = redacted(actorOf(principalOf(request)), table, { ...user });
  return { result, etag: entityTag(editable(result)) };
};

/** Adds, changes and removes users. */
function userWrites(app: App, database: Database, settings: UserSettings): void {
  const onRequest = onlyAdmins(settings);
  app.post(
    users.path,
    {
      config: { right: 'users.create' },
      onRequest,
      schema: { querystring: noQuery, body: users.createInput, response: { 201: one } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const user = await createUser(tx, writesBy(settings, request), request.body);
        return { status: 201, ...written(request, user) };
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
        const writes = writesBy(settings, request);
        const user = await updateUser(tx, writes, request.params.id, request.body, sentIn(request));
        return { status: 200, ...written(request, user) };
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
        await removeUser(tx, writesBy(settings, request), request.params.id);
        return done;
      }),
  );
}

/** Actions on one user, such as to deactivate an account. */
function userSteps(app: App, database: Database, settings: UserSettings): void {
  const onRequest = onlyAdmins(settings);
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
          const user = await actOnUser(tx, writesBy(settings, request), request.params.id, action);
          return { status: 200, ...written(request, user) };
        }),
    );
  }
}

export function userRoutes(app: App, database: Database, settings: UserSettings): void {
  userReads(app, database);
  userWrites(app, database, settings);
  userSteps(app, database, settings);
}
