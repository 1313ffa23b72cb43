import type { FastifyInstance } from 'fastify';
import { withTurn } from '../../db/turnOf';
import { turnOfCall } from '../../http/turnOfCall';
import { knownPrincipal } from './enforceRights';

/** All transactions of a call take the turns of its person. */
export function takeTurns(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _, done) => {
    withTurn(turnOfCall(request, knownPrincipal(request)?.id), done);
  });
}
