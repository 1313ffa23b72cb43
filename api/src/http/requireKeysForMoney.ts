import type { FastifyInstance } from 'fastify';
import { invalid } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call moves money: carried out twice, it would do so twice. */
    isMoney?: boolean;
  }
}

/** Refuses writes of money without an Idempotency-Key: who gets no answer must be able to send the same write again. */
export function requireKeysForMoney(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ routeOptions, headers }) => {
    if (routeOptions.config.isMoney && headers['idempotency-key'] === undefined)
      throw invalid({
        'Idempotency-Key':
          'Send a key, such as a UUID, so that money never moves twice if the answer is lost.',
      });
  });
}
