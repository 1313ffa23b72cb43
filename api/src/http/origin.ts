import { networkOf } from '@itinera/shared/server';
import type { FastifyRequest } from 'fastify';

/** Where a request came from, for the audit log. */
export interface Origin {
  requestId: string | null;
  ip: string | null;
  /** Counted by limits instead of the address, because a client can have many addresses. */
  network: string | null;
  /** The release of the screens, from their header X-App-Build. */
  build: string | null;
}

/** The header is unverified: it is stored only if it has the form of a release. */
const claimedBuild = (header: unknown): string | null =>
  typeof header === 'string' && /^[\w.+-]{1,80}$/.test(header) ? header : null;

export const originOf = ({ id, ip, headers }: FastifyRequest): Origin & { ip: string; network: string } => ({
  requestId: id,
  ip,
  network: networkOf(ip),
  build: claimedBuild(headers['x-app-build']),
});
