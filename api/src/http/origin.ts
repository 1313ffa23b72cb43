import type { FastifyRequest } from 'fastify';

/** Where a request came from, as it is kept in the audit log. */
export interface Origin {
  requestId: string | null;
  ip: string | null;
  /** The release of the screens that asked, which they tell in X-App-Build. */
  build: string | null;
}

/** The header is the sender's claim: it is kept only if it looks like a release. */
const claimedBuild = (header: unknown): string | null =>
  typeof header === 'string' && /^[\w.+-]{1,80}$/.test(header) ? header : null;

export const originOf = ({ id, ip, headers }: FastifyRequest): Origin & { ip: string } => ({
  requestId: id,
  ip,
  build: claimedBuild(headers['x-app-build']),
});
