import { networkOf, type Rank, type Turn } from '@itinera/shared/server';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Work for the database, relative to reading a page of a list; 1 by default. Callers of heavy routes wait for more turns of others. */
    weight?: number;
    /**
     * Of the calls of a route. By default, those of signed-in people come before those of strangers, such as a sign-in. Also behind people is what
     * nobody waits for; urgent is what decides whether this process gets calls at all.
     */
    rank?: Rank;
  }
}

/** What nobody waits for is asked again anyway, so that it leaves a queue that is too long before it costs more, in milliseconds. */
const backgroundTimeoutMs = 4000;

/** The turn of a call of a person, or of the network that a stranger comes from. */
export function turnOfCall({ routeOptions, ip }: FastifyRequest, personId: string | undefined): Turn {
  const { weight = 1, rank } = routeOptions.config;
  return {
    key: personId ?? networkOf(ip),
    weight,
    rank: rank ?? (personId === undefined ? 'background' : 'ordinary'),
    ...(rank === 'background' && { timeoutMs: backgroundTimeoutMs }),
  };
}
