import { randomUUID } from 'node:crypto';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { ErrorAnswer } from '@itinera/shared/contracts';

const SLOWEST_ANSWER_MS = 60_000;

/** The answer that the API would give if it could. */
function unavailable(requestId: string): ErrorAnswer {
  const message = 'The server is not available at the moment. Please try again in a few seconds.';
  return { success: false, error: { code: 'unavailable', message, request_id: requestId }, message };
}

interface Way {
  prefix: string;
  rewritePrefix: string;
  httpMethods?: string[];
}

/**
 * The specification writes the upload's address without a leading slash: from `/hotels/7` it is below
 * `/hotels`.
 */
const relativeUpload = '/:area/api/storage/upload';

const ways: Way[] = [
  { prefix: '/api', rewritePrefix: '/api' },
  { prefix: '/storage', rewritePrefix: '/storage' },
  { prefix: relativeUpload, rewritePrefix: '/api/storage/upload', httpMethods: ['POST'] },
];

/** Proxies calls and images to the API, so that a browser has to trust one origin only. */
export async function serveApi(app: FastifyInstance, upstream: string) {
  for (const way of ways) {
    await app.register(httpProxy, {
      ...way,
      upstream,
      undici: { connections: 64, headersTimeout: SLOWEST_ANSWER_MS, bodyTimeout: SLOWEST_ANSWER_MS },
      replyOptions: {
        // Never retried here: the browser knows which calls may be repeated.
        retryDelay: () => null,
        rewriteRequestHeaders: ({ ip, protocol, host }, headers) => ({
          ...headers,
          host,
          'x-forwarded-for': [headers['x-forwarded-for'], ip].flat().filter(Boolean).join(', '),
          'x-forwarded-proto': protocol,
          'x-forwarded-host': host,
        }),
        onError: (reply) => {
          void reply
            .code(503)
            .headers({ 'Retry-After': '2', 'Cache-Control': 'no-store' })
            .type('application/json; charset=utf-8')
            .send(JSON.stringify(unavailable(randomUUID())));
        },
      },
    });
  }
}
