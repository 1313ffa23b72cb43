import { PassThrough, pipeline, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { BodyTooLarge, BodyTooSlow, LineTooLong, WaitedTooLong } from '@itinera/shared/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal, type ProxiedReply } from './apiRefusal';
import type { Limits } from './limits';
import { readWholeBody } from './readWholeBody';
import { refuseEncoded } from './refuseEncoded';
import { turnsPerAddress } from './turns';

const SLOWEST_ANSWER_MS = 60_000;

interface Way {
  prefix: string;
  rewritePrefix: string;
  httpMethods?: string[];
}

const uploadPath = '/api/storage/upload';

/** Addresses of uploads. The specification writes them without a leading slash: from `/hotels/7` they are below `/hotels`. */
const uploadWays = [
  { prefix: uploadPath, rewritePrefix: uploadPath },
  { prefix: '/storage/upload', rewritePrefix: '/storage/upload' },
  { prefix: '/:area/api/storage/upload', rewritePrefix: uploadPath },
].map((way) => ({ ...way, httpMethods: ['POST'] }));

const callWays: Way[] = [
  { prefix: '/api', rewritePrefix: '/api' },
  { prefix: '/storage', rewritePrefix: '/storage' },
];

function refuse(error: unknown, reply: FastifyReply): void {
  if (error instanceof LineTooLong || error instanceof WaitedTooLong) sendRefusal(reply, 'too_many');
  else if (error instanceof BodyTooSlow) sendRefusal(reply, 'too_slow');
  else if (error instanceof BodyTooLarge) sendRefusal(reply, 'too_large');
  else throw error;
}

/** Buffers the answer, so that the connection to the API is released however slowly the client reads. */
function sendBuffered(reply: ProxiedReply, answer: Readable, { answerBytes, unreadMs }: Limits): void {
  reply.raw.setTimeout(unreadMs, () => reply.raw.destroy());
  const buffer = new PassThrough({ highWaterMark: answerBytes });
  void reply.send(pipeline(answer, buffer, () => undefined));
}

/** Proxies calls and images to the API, so that a browser has to trust one origin only. */
export async function serveApi(app: FastifyInstance, upstream: string, limits: Limits) {
  const proxy = (scope: FastifyInstance, way: Way, connections: number) =>
    scope.register(httpProxy, {
      ...way,
      upstream,
      undici: { connections, headersTimeout: SLOWEST_ANSWER_MS, bodyTimeout: SLOWEST_ANSWER_MS },
      replyOptions: {
        // No retries here: the browser knows which calls may be repeated.
        retryDelay: () => null,
        rewriteRequestHeaders: ({ ip, protocol, host }, { expect: _, ...headers }) => ({
          ...headers,
          host,
          'x-forwarded-for': [headers['x-forwarded-for'], ip].flat().filter(Boolean).join(', '),
          'x-forwarded-proto': protocol,
          'x-forwarded-host': host,
        }),
        onResponse: (_, reply, { stream }) => sendBuffered(reply, stream, limits),
        onError: (reply) => sendRefusal(reply, 'unavailable'),
      },
    });

  await app.register(async (calls) => {
    calls.setErrorHandler((error, _, reply) => refuse(error, reply));
    calls.addHook('onRequest', refuseEncoded);
    calls.addHook('preParsing', readWholeBody(limits));
    calls.addHook('preHandler', turnsPerAddress(limits.answersPerAddress, limits.waitMs));
    for (const way of callWays) await proxy(calls, way, limits.connections);
  });
  await app.register(async (uploads) => {
    uploads.setErrorHandler((error, _, reply) => refuse(error, reply));
    uploads.addHook('onRequest', refuseEncoded);
    uploads.addHook('onRequest', turnsPerAddress(limits.uploadsPerAddress, limits.waitMs));
    for (const way of uploadWays) await proxy(uploads, way, limits.uploadConnections);
  });
}
