import type { FastifyRequest } from 'fastify';
import type { WriteContext } from '../../audit/writeContext';
import { originOf } from '../../http/origin';
import { actorOf } from '../sessions/principal';
import { principalOf } from './enforceRights';

export function contextOf(request: FastifyRequest): WriteContext {
  const principal = principalOf(request);
  return {
    ...originOf(request),
    actor: actorOf(principal),
    role: principal.role,
    ifMatch: request.headers['if-match'],
  };
}
