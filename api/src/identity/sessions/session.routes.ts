import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  authPaths,
  credentials,
  profileAnswer,
  refreshQuery,
  secondFactorPaths,
  secondStep,
  tokens,
  doneAnswer,
} from '@itinera/shared/contracts';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { invalid, Problem } from '../../http/problem';
import { wrongCode } from '../secondFactor/secondFactors';
import { principalOf } from '../rights/enforceRights';
import { originOf } from '../../http/origin';
import { readCompany } from '../../people/company';
import type { AccessTokens } from './accessTokens';
import { answerTokens } from './answerTokens';
import { bearerToken } from './bearerToken';
import { clearBindingCookie, newBinding, readBinding, setBindingCookie } from './bindingCookie';
import { deviceOf, setDeviceCookie } from './deviceCookie';
import { deviceNameOf } from './deviceName';
import { rotate, type Rotation } from './refreshTokens';
import { takeSecondStep } from './secondStep';
import { signIn, type Browser } from './signIn';
import { isBoundBy, signOut } from './signOut';
import { tooMany } from './tooMany';

const wrongCredentials = () =>
  new Problem('not_signed_in', 'The e-mail address or the password is wrong. Check both and try again.');

const ended = () => new Problem('not_signed_in', 'Your session has ended. Sign in again.');

const codeWanted = (ticket: string) =>
  new Problem('second_factor', 'Enter the code of your authenticator app.', { params: { ticket } });

const tooLate = () => new Problem('not_signed_in', 'This took too long. Enter your password again.');

const browserOf = (request: FastifyRequest): Browser => ({
  binding: newBinding(request),
  device: deviceOf(request),
  deviceName: deviceNameOf(request),
});

export function sessionRoutes(
  app: App,
  database: Database,
  accessTokens: AccessTokens,
  secret: string,
): void {
  const begin = (reply: FastifyReply, { binding, device }: Browser, session: Rotation) => {
    setBindingCookie(reply, binding);
    setDeviceCookie(reply, device);
    return answerTokens(accessTokens, secret, session);
  };

  app.post(
    authPaths.signIn,
    { config: { right: 'session.begin' }, schema: { body: credentials, response: { 200: tokens } } },
    async (request, reply) => {
      const browser = browserOf(request);
      const attempt = await signIn(database, request.body, originOf(request), browser);
      if (attempt.outcome === 'wait') throw tooMany(attempt.seconds);
      if (attempt.outcome === 'wrong') throw wrongCredentials();
      if (attempt.outcome === 'code') throw codeWanted(attempt.ticket);
      return begin(reply, browser, attempt.session);
    },
  );

  // For people with a second factor; for all others the call above signs in completely, as specified.
  app.post(
    secondFactorPaths.step,
    {
      config: { right: 'session.begin' },
      schema: { querystring: z.strictObject({}), body: secondStep, response: { 200: tokens } },
    },
    async (request, reply) => {
      const browser = browserOf(request);
      const attempt = await takeSecondStep(database, request.body, originOf(request), browser, secret);
      if (attempt.outcome === 'wait') throw tooMany(attempt.seconds);
      if (attempt.outcome === 'expired') throw tooLate();
      if (attempt.outcome === 'wrong') throw invalid({ code: wrongCode });
      return begin(reply, browser, attempt.session);
    },
  );

  app.post(
    authPaths.refresh,
    {
      config: { right: 'session.renew', rank: 'ordinary' },
      schema: { querystring: refreshQuery, response: { 200: tokens } },
    },
    async (request) => {
      const { token } = request.query;
      const rotation = await database.withActor(system('refresh'), (tx) =>
        rotate(tx, token, readBinding(request), originOf(request)),
      );
      if (!rotation) throw ended();
      return answerTokens(accessTokens, secret, rotation);
    },
  );

  app.post(
    authPaths.signOut,
    {
      config: { right: 'session.end', rank: 'ordinary' },
      schema: { querystring: z.strictObject({}), response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const claims = await accessTokens.readExpired(bearerToken(request) ?? '');
      const binding = readBinding(request);
      const isBound =
        claims !== undefined &&
        (await database.withActor(system('sign-out'), async (tx) => {
          await signOut(tx, claims.sessionId, originOf(request));
          return binding !== undefined && isBoundBy(tx, claims.sessionId, binding);
        }));
      if (isBound) clearBindingCookie(reply);
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
      const { page_size, time_zone } = await database.withActor(system('profile'), readCompany);
      const result = { ...principal, page_size, time_zone };
      return { success: true as const, result, id: principal.id, role: principal.role };
    },
  );
}
