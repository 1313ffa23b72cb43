import { randomUUID } from 'node:crypto';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { errorStatus, type ErrorAnswer } from '@itinera/shared/contracts';

const messages = {
  unavailable: 'The server is not available at the moment. Please try again in a few seconds.',
  too_many: 'Too many requests from your network at once. Try again in a few seconds.',
  too_slow: 'The request arrived too slowly. Check the connection and try again.',
  unsupported_media: 'Send the body as it is, without the header Content-Encoding.',
  too_large: 'The body is larger than 512 KiB. Send less at once.',
};

/** Type of a reply in the hooks of the proxy. */
export type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** Sends an error in the format of the API, without asking it. */
export function sendRefusal(reply: ProxiedReply | FastifyReply, code: keyof typeof messages): void {
  const message = messages[code];
  const body: ErrorAnswer = { success: false, error: { code, message, request_id: randomUUID() }, message };
  if (code === 'unavailable' || code === 'too_many') reply.header('Retry-After', '2');
  // The rest of the body is not read.
  if (code === 'too_slow' || code === 'unsupported_media') reply.header('Connection', 'close');
  void reply
    .code(errorStatus[code])
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
