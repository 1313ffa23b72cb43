import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../../base/secrets';

/** Browsers accept a `__Host-` cookie only from this origin, over a secure connection or from localhost. */
const name = '__Host-rtb';

const lifetimeSeconds = 12 * 60 * 60;

export const readBinding = (request: FastifyRequest): string | undefined => request.cookies[name];

/**
 * Binds a new session to the browser that begins it. Browsers send Sec-Fetch-Site exactly where they would
 * accept the cookie; other clients do not, and work as specified.
 */
export function bindBrowser(request: FastifyRequest, reply: FastifyReply): string | undefined {
  if (request.headers['sec-fetch-site'] === undefined) return undefined;
  const binding = randomToken();
  reply.setCookie(name, binding, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    maxAge: lifetimeSeconds,
  });
  return binding;
}
