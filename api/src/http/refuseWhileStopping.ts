import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/**
 * Refuses requests on connections that are still open while the server stops. The framework would do so by itself, but in a format that no
 * client knows and without our headers (`return503OnClosing`).
 */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async () => {
    if (isStopping)
      throw new Problem('unavailable', 'The server is stopping. Try again in a moment.', {
        retryAfterSeconds: 2,
      });
  });
}
