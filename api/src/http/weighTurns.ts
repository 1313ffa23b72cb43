import type { FastifyInstance } from 'fastify';
import { turnWeight } from '../db/turnOf';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How much work for the database a call is, compared with reading a page of a list: 1 if it is not given. Who makes
     * heavy calls waits for more turns of others.
     */
    weight?: number;
  }
}

export function weighTurns(app: FastifyInstance): void {
  app.addHook('preHandler', ({ routeOptions }, _, done) => {
    turnWeight.run(routeOptions.config.weight ?? 1, done);
  });
}
