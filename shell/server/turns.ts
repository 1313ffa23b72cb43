import { finished } from 'node:stream';
import { createFairQueue, networkOf } from '@itinera/shared/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook that limits concurrent requests per address; a request counts until it is answered, further ones are queued. */
export function turnsPerAddress(share: number, timeoutMs: number) {
  const queue = createFairQueue({ width: Infinity, share, lineLimit: 10 * share });
  return ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> =>
    new Promise((resolve, reject) => {
      const untilAnswered = () =>
        new Promise<void>((end) => {
          finished(reply.raw, () => end());
          resolve();
        });
      queue(untilAnswered, { key: networkOf(ip), timeoutMs }).catch(reject);
    });
}
