import type { FastifyReply } from 'fastify';

/** Sends a short text, which people see in the network panel; contains nothing from the request. */
export const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text);

export const sendNoRegistry = (reply: FastifyReply) =>
  sendText(
    reply.header('Retry-After', '5'),
    503,
    'Nothing is deployed here that can be used. The log of this server says why.',
  );

export const sendNoDevelopmentBuild = (reply: FastifyReply, release: string) =>
  sendText(
    reply.header('Retry-After', '5'),
    503,
    `Shell ${release} has no build for development here. Make one: npx itinera publish shell --development`,
  );
