import { readBody, streamOf } from '@itinera/shared/server';
import type { FastifyInstance } from 'fastify';

const isJson = (type: string | undefined): boolean => type?.startsWith('application/json') ?? false;

/**
 * Limits the time for reading JSON bodies, so that a slow sender holds a connection for seconds instead of as long as an upload may take.
 * Runs after authentication, which answers strangers first.
 */
export function limitBodyTime(app: FastifyInstance, ms = 10_000): void {
  app.addHook('preParsing', async ({ method, headers, routeOptions }, _, payload) => {
    if (method === 'GET' || method === 'HEAD' || !isJson(headers['content-type'])) return payload;
    return streamOf(await readBody(payload, { bytes: routeOptions.bodyLimit, ms }));
  });
}
