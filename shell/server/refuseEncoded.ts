import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './apiRefusal';

/** An `onRequest` hook. The API unpacks nothing, and the proxy can't forward what the client has packed: it would report an outage. */
export async function refuseEncoded({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return undefined;
  sendRefusal(reply, 'unsupported_media');
  return reply;
}
