import type { FastifyInstance } from 'fastify';
import { sendNoRegistry } from './answers';
import type { ReadRegistry } from './registry';

/** Whether one of the tags of `If-None-Match` is this one: compared weakly, because a proxy that compresses makes it weak (RFC 9110, 13.1.2). */
const names = (header: string, etag: string): boolean =>
  header.trim() === '*' || [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);

/** Serves the document that an open page polls to learn of a deployment. */
export function serveRegistry(app: FastifyInstance, registry: ReadRegistry) {
  app.get('/registry.json', (request, reply) => {
    const live = registry();
    if (!live) return sendNoRegistry(reply);
    reply.headers({ ETag: live.etag, 'Cache-Control': 'no-cache' });
    if (names(request.headers['if-none-match'] ?? '', live.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(live.text);
  });
}
