import type { FastifyInstance } from 'fastify';
import { invalid } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call moves money: sent twice without a key, it would be carried out twice. */
    isMoney?: boolean;
  }
}

/** Refuses money writes without an Idempotency-Key: after a lost answer, the client must be able to send the same write again. */
export function requireKeysForMoney(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ routeOptions, headers }) => {
    if (routeOptions.config.isMoney && headers['idempotency-key'] === undefined)
      throw invalid({
        'Idempotency-Key':
          'Send a key, such as a UUID, so that money never moves twice if the answer is lost.',
      });
  });
}
