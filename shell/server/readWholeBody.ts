import { BodyTooLarge, createFairQueue, networkOf, readBody, streamOf } from '@itinera/shared/server';
import type { FastifyRequest, RequestPayload } from 'fastify';
import type { Limits } from './limits';

const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  !['GET', 'HEAD'].includes(method) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** A `preParsing` hook that buffers the body first, so that a slow one does not occupy a connection to the API. */
export function readWholeBody({ bodyBytes, bodyMs, bodiesPerAddress }: Limits) {
  const queue = createFairQueue({
    width: Infinity,
    share: bodiesPerAddress,
    lineLimit: 10 * bodiesPerAddress,
  });
  return async (request: FastifyRequest, _: unknown, payload: RequestPayload): Promise<RequestPayload> => {
    if (!hasBody(request)) return payload;
    if (Number(request.headers['content-length'] ?? 0) > bodyBytes)
      throw new BodyTooLarge('Announced as too large.');
    const read = () => readBody(payload, { bytes: bodyBytes, ms: bodyMs });
    return streamOf(await queue(read, { key: networkOf(request.ip), timeoutMs: bodyMs }));
  };
}
