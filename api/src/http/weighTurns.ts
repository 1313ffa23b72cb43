import type { FastifyInstance } from 'fastify';
import { turnWeight } from '../db/turnOf';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Work for the database, relative to reading a page of a list; 1 by default. Callers of heavy routes wait for more turns of others. */
    weight?: number;
  }
}

export function weighTurns(app: FastifyInstance): void {
  app.addHook('preHandler', ({ routeOptions }, _, done) => {
    turnWeight.run(routeOptions.config.weight ?? 1, done);
  });
}
