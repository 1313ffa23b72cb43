import swagger from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { errorAnswer } from '@itinera/shared/contracts';
import type { Config } from '../base/config';
import { isRead } from '../http/isRead';
import { accessTo, type Access } from '../identity/rights/rights';
import type { App } from '../http/app';

/** The permitted callers as text, because OpenAPI has no roles. */
function callers(access: Access | undefined): string {
  if (access === undefined || access === 'anyone') return 'For anyone.';
  if (access === 'any session') return 'For everybody who has signed in.';
  const roles = Object.entries(access).flatMap(([role, rule]) =>
    rule === 'none' ? [] : rule === 'own' ? `${role} (own)` : role,
  );
  return `For ${roles.join(', ')}.`;
}

/** Registration and sign-in accept no key, because there is no signed-in owner of it yet. */
const takesKey = ({ method, config }: RouteOptions, access: Access | undefined): boolean =>
  ![method].flat().every((name) => isRead(name, config)) && typeof access === 'object';

const idempotencyKey = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(
        z.describe(
          'Names the intent: sent again within a day, the call gets the same answer, with Idempotency-Replayed: true, and is not carried out a second time. With another call or body it is a 422. What was refused keeps no key.',
        ),
      ),
  ),
});

const responsesOf = ({ response }: FastifySchema): object =>
  typeof response === 'object' && response !== null ? response : {};

/** `GET /api/openapi.json`: every call, from the contracts and the table of rights. */
export async function describeCalls(app: App, { version }: Config['build']): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Itinera', version },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (call) => {
      const access = accessTo(call.route.config?.right);
      const response = { ...responsesOf(call.schema), default: errorAnswer };
      const headers = takesKey(call.route, access) ? { headers: idempotencyKey } : {};
      const { schema, url } = jsonSchemaTransform({
        ...call,
        schema: { ...call.schema, ...headers, response },
      });
      const security = access === 'anyone' ? [] : [{ session: [] }];
      return { url, schema: { ...schema, description: callers(access), security } };
    },
  });
  const schema = { hide: true, querystring: z.strictObject({}) };
  let described: string | undefined;
  app.get('/api/openapi.json', { config: { right: 'calls.describe' }, schema }, (_, reply) => {
    described ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(described);
  });
}
