import * as z from 'zod/mini';
import {
  authPaths,
  credentials,
  profileAnswer,
  refreshQuery,
  tokens,
  doneAnswer,
} from '@itinera/shared/contracts';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { Problem } from '../../http/problem';
import { principalOf } from '../rights/enforceRights';
import { originOf } from '../../http/origin';
import type { AccessTokens } from './accessTokens';
import { answerTokens } from './answerTokens';
import { bearerToken } from './bearerToken';
import { newBinding, readBinding, setBindingCookie } from './bindingCookie';
import { deviceOf, setDeviceCookie } from './deviceCookie';
import { deviceNameOf } from './deviceName';
import { rotate } from './refreshTokens';
import { signIn } from './signIn';
import { signOut } from './signOut';

const wrongCredentials = () =>
  new Problem('not_signed_in', 'The e-mail address or the password is wrong. Check both and try again.');

const ended = () => new Problem('not_signed_in', 'Your session has ended. Sign in again.');

const tooMany = (seconds: number) =>
  new Problem('too_many', `There were too many failed attempts. Try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
    params: { seconds },
  });

export function sessionRoutes(app: App, database: Database, accessTokens: AccessTokens): void {
  app.post(
    authPaths.signIn,
    { config: { right: 'session.begin' }, schema: { body: credentials, response: { 200: tokens } } },
    async (request, reply) => {
      const browser = {
        binding: newBinding(request),
        device: deviceOf(request),
        deviceName: deviceNameOf(request),
      };
      const attempt = await signIn(database, request.body, originOf(request), browser);
      if (attempt.outcome === 'wait') throw tooMany(attempt.seconds);
      if (attempt.outcome === 'wrong') throw wrongCredentials();
      setBindingCookie(reply, browser.binding);
      setDeviceCookie(reply, browser.device);
      return answerTokens(accessTokens, attempt.session);
    },
  );

  app.post(
    authPaths.refresh,
    { config: { right: 'session.renew' }, schema: { querystring: refreshQuery, response: { 200: tokens } } },
    async (request) => {
      const { token } = request.query;
      const rotation = await database.withActor(system('refresh'), (tx) =>
        rotate(tx, token, readBinding(request), originOf(request)),
      );
      if (!rotation) throw ended();
      return answerTokens(accessTokens, rotation);
    },
  );

  app.post(
    authPaths.signOut,
    {
      config: { right: 'session.end' },
      schema: { querystring: z.strictObject({}), response: { 200: doneAnswer } },
    },
    async (request) => {
      const claims = await accessTokens.readExpired(bearerToken(request) ?? '');
      if (claims) {
        await database.withActor(system('sign-out'), (tx) =>
          signOut(tx, claims.sessionId, originOf(request)),
        );
      }
      return { success: true as const, result: null };
    },
  );

  app.get(
    authPaths.profile,
    {
      config: { right: 'profile.read' },
      schema: { querystring: z.strictObject({}), response: { 200: profileAnswer } },
    },
    async (request) => {
      const principal = principalOf(request);
      return { success: true as const, result: principal, id: principal.id, role: principal.role };
    },
  );
}
