import type { FastifyInstance } from 'fastify';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import { describeError } from '../../http/logging';
import { knownPrincipal } from './enforceRights';
import { originOf } from '../../http/origin';
import { person, record, stranger } from '../../audit/record';

/** Records forbidden attempts in the audit log, wherever the refusal came from. */
export function recordRefusals(app: FastifyInstance, database: Database): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 403) return;
    const { method, routeOptions } = request;
    const deed = {
      entity: 'routes',
      entity_id: `${method} ${routeOptions.url}`,
      action: 'enter',
      outcome: 'refused' as const,
    };
    const principal = knownPrincipal(request);
    const doer = principal ? person(principal) : stranger;
    await database
      .withActor(system('refusals'), (tx) => record(tx, originOf(request), { ...doer, ...deed }))
      .catch((error: unknown) => request.log.error(describeError(error), 'A refusal was not recorded.'));
  });
}
