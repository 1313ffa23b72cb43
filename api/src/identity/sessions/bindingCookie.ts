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
export const newBinding = (request: FastifyRequest): string | undefined =>
  request.headers['sec-fetch-site'] === undefined ? undefined : randomToken();

/** Only after the session has begun: a failed attempt keeps the cookie of the current session. */
export function setBindingCookie(reply: FastifyReply, binding: string | undefined): void {
  if (binding === undefined) return;
  reply.setCookie(name, binding, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    maxAge: lifetimeSeconds,
  });
}

/** Deletes the cookie with the session that it belongs to. */
export function clearBindingCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path: '/', httpOnly: true, secure: true, sameSite: 'strict' });
}
