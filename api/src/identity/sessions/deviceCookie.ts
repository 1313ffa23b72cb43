import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../../base/secrets';

/** Outlives the session and the sign-out: the browser's next sign-in is the one that it is for. */
const name = '__Host-device';

export const deviceDays = 180;

/**
 * The cookie by which accounts know this browser again, or a new one. Undefined for clients that are not browsers: those send
 * Sec-Fetch-Site exactly where they would accept it.
 */
export function deviceOf(request: FastifyRequest): string | undefined {
  if (request.headers['sec-fetch-site'] === undefined) return undefined;
  const presented = request.cookies[name] ?? '';
  return /^[\w-]{43}$/.test(presented) ? presented : randomToken();
}

/** Only after a success: whoever fails is not known. */
export function setDeviceCookie(reply: FastifyReply, device: string | undefined): void {
  if (device === undefined) return;
  const maxAge = deviceDays * 24 * 60 * 60;
  reply.setCookie(name, device, { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge });
}
