import { readBody, streamOf } from '@itinera/shared/server';
import type { FastifyInstance } from 'fastify';

const isJson = (type: string | undefined): boolean => type?.startsWith('application/json') ?? false;

/**
 * Reads JSON bodies whole and in time, so that a slow sender keeps a connection for seconds and not for as long as an
 * upload may take. It comes after authentication: a stranger is answered before.
 */
export function limitBodyTime(app: FastifyInstance, ms = 10_000): void {
  app.addHook('preParsing', async ({ method, headers, routeOptions }, _, payload) => {
    if (method === 'GET' || method === 'HEAD' || !isJson(headers['content-type'])) return payload;
    return streamOf(await readBody(payload, { bytes: routeOptions.bodyLimit, ms }));
  });
}
