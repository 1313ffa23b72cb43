import * as z from 'zod/mini';
import {
  authPaths,
  doneAnswer,
  recoveryQuery,
  resetInput,
  signUpInput,
  tokens,
} from '@itinera/shared/contracts';
import type { Config } from '../base/config';
import type { Database } from '../db/database';
import type { App } from '../http/app';
import { Problem } from '../http/problem';
import type { AccessTokens } from '../identity/sessions/accessTokens';
import { answerTokens } from '../identity/sessions/answerTokens';
import { newBinding, setBindingCookie } from '../identity/sessions/bindingCookie';
import { deviceOf, setDeviceCookie } from '../identity/sessions/deviceCookie';
import { deviceNameOf } from '../identity/sessions/deviceName';
import { refuseGuessable } from '../identity/sessions/guessable';
import { originOf } from '../http/origin';
import type { ShellAddresses } from './passwordLinks';
import { requestRecovery } from './recovery';
import { resetPassword } from './resetPassword';
import { secondsUntilSignUp, signUp } from './signUp';

type Settings = ShellAddresses & Pick<Config, 'signup'>;

const done = { success: true as const, result: null };
const noQuery = z.strictObject({});

/** Before input validation: a visitor who may not register need not learn what is wrong with the input. */
const refuseSignUp = (mode: Config['signup']) => async (): Promise<void> => {
  if (mode === 'invite')
    throw new Problem('forbidden', 'Accounts are made by invitation only. Ask the staff for one.');
  if (mode === 'off') throw new Problem('forbidden', 'Registration is closed. Ask the staff for an account.');
};

/** Calls about an account for people without a session. */
export function accountRoutes(
  app: App,
  database: Database,
  accessTokens: AccessTokens,
  secret: string,
  settings: Settings,
): void {
  app.post(
    authPaths.signUp,
    {
      config: { right: 'account.signUp' },
      onRequest: refuseSignUp(settings.signup),
      schema: { querystring: noQuery, body: signUpInput, response: { 200: tokens } },
    },
    async (request, reply) => {
      const { body } = request;
      refuseGuessable(body.password, body.email);
      const retryAfterSeconds = await secondsUntilSignUp(database, originOf(request).network);
      if (retryAfterSeconds > 0) {
        throw new Problem('too_many', 'Too many registrations from this address. Try again later.', {
          retryAfterSeconds,
        });
      }
      const browser = { binding: newBinding(request), deviceName: deviceNameOf(request) };
      const session = await signUp(database, body, browser, settings, originOf(request));
      setBindingCookie(reply, browser.binding);
      return answerTokens(accessTokens, secret, session);
    },
  );

  app.get(
    authPaths.recovery,
    {
      config: { right: 'account.recover' },
      schema: { querystring: recoveryQuery, response: { 200: doneAnswer } },
    },
    async (request) => {
      // Other sites can make browsers send this request. They get the same answer, and nobody gets a mail.
      const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
      if (!isForeign) await requestRecovery(database, request.query.email, originOf(request).network);
      return done;
    },
  );

  app.post(
    authPaths.reset,
    {
      config: { right: 'account.reset' },
      schema: { querystring: noQuery, body: resetInput, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const device = deviceOf(request);
      await resetPassword(database, { ...request.body, device }, settings, originOf(request));
      setDeviceCookie(reply, device);
      return done;
    },
  );
}
