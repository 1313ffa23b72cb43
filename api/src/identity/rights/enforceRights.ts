import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import { withTurn } from '../../db/turnOf';
import { Problem } from '../../http/problem';
import { turnOfCall } from '../../http/turnOfCall';
import type { AccessTokens } from '../sessions/accessTokens';
import { bearerToken } from '../sessions/bearerToken';
import { findPrincipal, type Principal } from '../sessions/principal';
import { accessTo, type Access, type Right } from './rights';

declare module 'fastify' {
  interface FastifyContextConfig {
    right?: Right;
  }
}

const principals = new WeakMap<FastifyRequest, Principal>();

/** The principal; undefined on an open route without authentication. */
export const knownPrincipal = (request: FastifyRequest): Principal | undefined => principals.get(request);

/** The principal. Only for routes that require authentication. */
export function principalOf(request: FastifyRequest): Principal {
  const principal = knownPrincipal(request);
  if (!principal) throw new Error('This route is open to anyone and has no principal.');
  return principal;
}

const notSignedIn = () =>
  new Problem('not_signed_in', 'You are not signed in, or your session has ended. Sign in again.');

const mayEnter = (access: Access, { role, status, needs_second_factor }: Principal): boolean => {
  if (access === 'anyone' || access === 'any session') return true;
  return status === 'active' && !needs_second_factor && access[role] !== 'none';
};

function refuse(principal: Principal): never {
  if (principal.needs_second_factor)
    throw new Problem(
      'forbidden',
      'Set up a second factor in your account first. Your company requires it.',
      {
        params: { needs: 'second_factor' },
      },
    );
  if (principal.status === 'active') throw new Problem('forbidden', 'Your role does not allow this.');
  throw new Problem('forbidden', `Your account is ${principal.status}. Ask the staff to activate it.`, {
    params: { status: principal.status },
  });
}

/**
 * Authentication and authorization come first: 401, then 403, and only then the validation of input. An unknown address reveals nothing to
 * strangers.
 */
export function enforceRights(app: FastifyInstance, database: Database, accessTokens: AccessTokens): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (accessTo(config?.right) === undefined) {
      throw new Error(`${String(method)} ${url} has no entry in the table of rights (rights/rights.ts).`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const access = accessTo(request.routeOptions.config.right);
    const open = access === 'anyone' || (access === undefined && !request.url.startsWith('/api'));
    if (open) return;
    const claims = await accessTokens.read(bearerToken(request) ?? '');
    // Reading the session is a turn of the person as well: a flood of one person's calls is a flood of these.
    const principal =
      claims && (await withTurn(turnOfCall(request, claims.userId), () => findPrincipal(database, claims)));
    if (!principal) throw notSignedIn();
    principals.set(request, principal);
    if (access !== undefined && !mayEnter(access, principal)) refuse(principal);
  });
}
