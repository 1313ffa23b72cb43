import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../../base/secrets';

/** Outlives sessions and sign-outs: it is for the browser's next sign-in. */
const name = '__Host-device';

export const deviceDays = 180;

/**
 * The cookie by which accounts recognise this browser, or a new one. Undefined for clients that are not browsers: those send Sec-Fetch-Site
 * exactly where they would accept it.
 */
export function deviceOf(request: FastifyRequest): string | undefined {
  if (request.headers['sec-fetch-site'] === undefined) return undefined;
  const presented = request.cookies[name] ?? '';
  return /^[\w-]{43}$/.test(presented) ? presented : randomToken();
}

/** Only after a successful sign-in: failures don't make a device known. */
export function setDeviceCookie(reply: FastifyReply, device: string | undefined): void {
  if (device === undefined) return;
  const maxAge = deviceDays * 24 * 60 * 60;
  reply.setCookie(name, device, { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge });
}
