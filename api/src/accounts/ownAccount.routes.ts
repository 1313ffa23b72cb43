import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  accountSession,
  answer,
  authPaths,
  doneAnswer,
  draftKey,
  emailChange,
  emailConfirmation,
  id,
  ownPicture,
  passwordChange,
} from '@itinera/shared/contracts';
import { keyedHash } from '../base/secrets';
import { system } from '../db/actor';
import type { Database } from '../db/database';
import type { App } from '../http/app';
import { originOf } from '../http/origin';
import { contextOf } from '../identity/rights/contextOf';
import { principalOf } from '../identity/rights/enforceRights';
import { endAllSessions, endOneSession } from '../identity/sessions/endSessions';
import { listSessions } from '../identity/sessions/listSessions';
import { confirmEmail, requestEmail } from './changeEmail';
import { changePassword } from './changePassword';
import { changePicture } from './changePicture';
import type { ShellAddresses } from './passwordLinks';

const done = { success: true as const, result: null };
const noQuery = z.strictObject({});

const endingOf = (request: FastifyRequest) => {
  const by = principalOf(request);
  return { by, origin: originOf(request), userId: by.id };
};

/** Calls about the own account, for every role. */
export function ownAccountRoutes(
  app: App,
  database: Database,
  addresses: ShellAddresses,
  secret: string,
): void {
  const actor = system('own-sessions');

  app.post(
    authPaths.password,
    {
      config: { right: 'account.changePassword' },
      schema: { querystring: noQuery, body: passwordChange, response: { 200: doneAnswer } },
    },
    async (request) => {
      await changePassword(database, principalOf(request), request.body, addresses, contextOf(request));
      return done;
    },
  );

  app.post(
    authPaths.email,
    {
      config: { right: 'account.changeEmail' },
      schema: { querystring: noQuery, body: emailChange, response: { 200: doneAnswer } },
    },
    async (request) => {
      await requestEmail(database, principalOf(request), request.body);
      return done;
    },
  );

  app.post(
    authPaths.confirmEmail,
    {
      config: { right: 'account.changeEmail' },
      schema: { querystring: noQuery, body: emailConfirmation, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { code } = request.body;
      await confirmEmail(database, principalOf(request), code, addresses, contextOf(request));
      return done;
    },
  );

  app.post(
    authPaths.picture,
    {
      config: { right: 'account.changePicture' },
      schema: { querystring: noQuery, body: ownPicture, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { picture_file_name } = request.body;
      await changePicture(database, principalOf(request), picture_file_name, contextOf(request));
      return done;
    },
  );

  app.get(
    authPaths.sessions,
    {
      config: { right: 'account.readSessions' },
      schema: { querystring: noQuery, response: { 200: answer(z.array(accountSession)) } },
    },
    async (request) => {
      const own = principalOf(request);
      const result = await database.withActor(actor, (tx) => listSessions(tx, own.id, own.sessionId));
      return { success: true as const, result };
    },
  );

  // Derived, not stored: the key of an ended session is lost for ever, and with it the drafts that it encrypted.
  app.get(
    authPaths.draftKey,
    {
      config: { right: 'account.readDraftKey' },
      schema: { querystring: noQuery, response: { 200: answer(draftKey) } },
    },
    async (request) => {
      const key = keyedHash(principalOf(request).sessionId, secret, 'drafts');
      return { success: true as const, result: { key } };
    },
  );

  // All except the session of the caller, which ends by signing out.
  app.delete(
    authPaths.sessions,
    {
      config: { right: 'account.endSessions' },
      schema: { querystring: noQuery, response: { 200: doneAnswer } },
    },
    async (request) => {
      await database.withActor(actor, (tx) => endAllSessions(tx, endingOf(request)));
      return done;
    },
  );

  app.delete(
    `${authPaths.sessions}/:id`,
    {
      config: { right: 'account.endSessions' },
      schema: { params: z.strictObject({ id }), querystring: noQuery, response: { 200: doneAnswer } },
    },
    async (request) => {
      await database.withActor(actor, (tx) => endOneSession(tx, endingOf(request), request.params.id));
      return done;
    },
  );
}
