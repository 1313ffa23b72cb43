import type { FastifyInstance, FastifyRequest } from 'fastify';
import { person, record, stranger, type Doer } from '../../audit/record';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import { describeError } from '../../http/logging';
import { originOf, type Origin } from '../../http/origin';
import { knownPrincipal } from './enforceRights';
import { createRefusalCounter, type Counted } from './refusalCounter';

const period = 60_000;

interface Refusal {
  origin: Origin;
  doer: Doer;
  route: string;
}

/** Collects refusals of so many people and routes that they are not distinguished any more. */
const others: Refusal = {
  origin: { requestId: null, ip: null, network: null, build: null },
  doer: stranger,
  route: 'several',
};

function refusalOf(request: FastifyRequest): Refusal {
  const principal = knownPrincipal(request);
  const doer = principal ? person(principal) : stranger;
  return { origin: originOf(request), doer, route: `${request.method} ${request.routeOptions.url}` };
}

const kindOf = ({ origin, doer, route }: Refusal): string => `${doer.actor_id ?? origin.network} ${route}`;

/**
 * Records forbidden attempts in the audit log, wherever they are refused: per person (or address, for strangers) and route, the first of a
 * minute at once and the number of others when the minute is over.
 */
export function recordRefusals(app: FastifyInstance, database: Database): void {
  const counter = createRefusalCounter<Refusal>();

  const write = (refusals: Counted<Refusal>[]) =>
    database
      .withActor(system('refusals'), async (tx) => {
        for (const { what, times } of refusals) {
          const { origin, doer, route } = what;
          await record(tx, origin, {
            ...doer,
            entity: 'routes',
            entity_id: route,
            action: 'enter',
            outcome: 'refused',
            ...(times > 1 ? { changes: { times: { after: times } } } : {}),
          });
        }
      })
      .catch((error: unknown) => app.log.error(describeError(error), 'Refusals were not recorded.'));

  const writeRest = async () => {
    const rest = counter.takeRest();
    if (rest.length > 0) await write(rest);
  };

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 403) return;
    const refusal = refusalOf(request);
    if (counter.isFirst(kindOf(refusal), refusal, others)) await write([{ what: refusal, times: 1 }]);
  });
  const everyMinute = setInterval(() => void writeRest(), period).unref();
  app.addHook('onClose', async () => {
    clearInterval(everyMinute);
    await writeRest();
  });
}
