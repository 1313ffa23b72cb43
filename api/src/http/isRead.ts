import type { FastifyContextConfig } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a POST that only computes an answer: nothing is written, so it needs no idempotency key and no audit row. */
    readsOnly?: true;
  }
}

export const isRead = (method: string, config?: FastifyContextConfig): boolean =>
  config?.readsOnly === true || ['GET', 'HEAD', 'OPTIONS'].includes(method);
